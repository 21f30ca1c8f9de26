import { expect, test } from 'vitest';
import { parseLine } from './parseLine';
import { classLabel, pressureClass } from './pressureClass';

const FORMS = ['150#', '150LB', '150 lbs', 'CL150', 'CL.150', 'Class 150', 'ANSI 150#', '150파운드', '150'];

test.each(FORMS)('%s is the class 150, as the reader of lists has it', (text) => {
  expect(pressureClass(text)).toBe('150');
});

test.each(FORMS.slice(0, 5))('a line of %s has the same class', (text) => {
  expect(String(parseLine(`FLANGE 4" ${text} SO RF A105 10EA`).item.class)).toBe('150');
});

test('K and PN have one form too, and other words stay', () => {
  expect(['10k', 'JIS 10K', 'pn 16', 'PN-16', ' A 등급 '].map(pressureClass)).toEqual([
    '10K',
    '10K',
    'PN16',
    'PN16',
    'A 등급',
  ]);
});

test('a class is shown as the trade of each language writes it', () => {
  expect([classLabel('150', 'ko'), classLabel('150', 'en'), classLabel('10K', 'ko')]).toEqual([
    '150LB',
    'CL150',
    '10K',
  ]);
});
