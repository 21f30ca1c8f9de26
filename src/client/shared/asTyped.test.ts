import { expect, it } from 'vitest';
import { phoneAsTyped, registrationNumberAsTyped } from './asTyped';

it('groups a Korean registration number while it grows and leaves a foreign one', () => {
  expect(registrationNumberAsTyped('12')).toBe('12');
  expect(registrationNumberAsTyped('12345')).toBe('123-45');
  expect(registrationNumberAsTyped('123-45-678901')).toBe('123-45-67890');
  expect(registrationNumberAsTyped('jp-12345')).toBe('JP-12345');
});

it('groups Korean phone numbers by their area', () => {
  expect(phoneAsTyped('01012345678', '+82')).toBe('010-1234-5678');
  expect(phoneAsTyped('021234567', '+82')).toBe('02-123-4567');
  expect(phoneAsTyped('15771234', '+82')).toBe('1577-1234');
  expect(phoneAsTyped('415 555 0100', '+1')).toBe('4155550100');
});
