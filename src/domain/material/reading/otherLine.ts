import type { ParsedLine } from '../types';

/** A line in which nothing but its text was found. */
export const otherLine = (text: string): ParsedLine => ({
  text,
  item: { category: 'other' },
  confidence: { category: 0.8 },
  overall: 0,
  spans: {},
  warnings: [],
  coating: null,
  bolt_size: null,
  details: [],
  remainder: [],
});
