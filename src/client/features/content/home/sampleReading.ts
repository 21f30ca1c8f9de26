import type { Language } from '../../../../contract/constants';
import type { ParsedLineDto } from '../../../../contract/entities/parse';
import recorded from './sampleReading.json';

export interface SampleLine {
  text: string;
  /** The specification as the reader's language writes it. */
  words: string;
  qty: string | null;
  uom: ParsedLineDto['uom'];
  kg: string | null;
}

export interface SampleReading {
  lines: SampleLine[];
  /** Of the lines whose weight is known. */
  kg: string | null;
  unweighed: number;
}

/** What the reader made of the lines of the first page when `npm run make samples` was run last. */
export const sampleReading = recorded as Record<Language, SampleReading>;
