import type { Content } from 'pdfmake';
import type { Language } from '../../../contract/constants';

/**
 * A document to be printed by `printPdf`. Content uses the styles, the
 * table layouts and the colours of `blocks.ts`; the frame (running head, page numbers, fonts) is the printer's.
 */
export interface PdfDocument {
  language: Language;
  /** Names the PDF and stands in the head from the second page on. */
  title: string;
  /** The record's number, in the foot of every page. */
  number: string;
  landscape?: boolean;
  /** What it is printed on (default A4). */
  paper?: 'A3';
  content: Content[];
}
