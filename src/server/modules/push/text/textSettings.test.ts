import { expect, test } from 'vitest';
import { mobileOf } from './textSettings';

test.each([
  ['+82', '01012345678', '01012345678'],
  ['+82', '1012345678', '01012345678'],
  ['+82', '0161234567', '0161234567'],
])('%s %s is a mobile number', (code, phone, expected) => expect(mobileOf(code, phone)).toBe(expected));

test.each([
  ['+82', '025551234'],
  ['+82', '15440000'],
  ['+81', '01012345678'],
  ['+82', ''],
])('%s %s is none', (code, phone) => expect(mobileOf(code, phone)).toBeNull());
