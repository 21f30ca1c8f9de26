import type { RfqLine } from '../../../contract/entities/rfq';
import { describeSpec } from '../describe';
import { fingerprint } from './answerKey';
import type { RequestedLine } from './mergeAnswer';

/** The item of a line as one cell names it: as the buyer wrote it, or else from its fields. */
export function itemText({ raw_text, spec }: Pick<RfqLine, 'raw_text' | 'spec'>, language: 'ko' | 'en'): string {
  return (raw_text.trim() || describeSpec(spec, language)).replaceAll(/\s+/g, ' ').slice(0, 2000).trim();
}

/** A line of a request as the merge of answer sheets knows it. */
export function requestedLine(line: RfqLine): RequestedLine {
  return {
    id: line.id,
    line_no: line.line_no,
    items: [itemText(line, 'ko'), itemText(line, 'en')],
    qty: line.qty ?? '',
    uom: line.uom ?? '',
    print: fingerprint(line),
  };
}
