import type { RfqLine } from '../../../contract/entities/rfq';
import { describeSpec } from '../describe';
import { fingerprint } from './answerKey';
import type { RequestedLine } from './mergeAnswer';

type Named = Pick<RfqLine, 'raw_text' | 'spec'>;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The item of a line as one cell names it: from its fields, which bind, with the buyer's own words beside them; in those words
 * alone where no field was read.
 */
export function itemText(line: Named, language: 'ko' | 'en'): string {
  const own = inOneLine(line.raw_text);
  const item = line.spec.category === 'other' && own !== '' ? own : describeSpec(line.spec, language);
  const words = own === '' || own === item ? item : `${item} (${own})`;
  return inOneLine(words.slice(0, 2000));
}

/** The same as sheets named it that were downloaded before both stood there. */
const formerText = (line: Named, language: 'ko' | 'en') =>
  inOneLine((inOneLine(line.raw_text) || describeSpec(line.spec, language)).slice(0, 2000));

/** A line of a request as the merge of answer sheets knows it. */
export function requestedLine(line: RfqLine): RequestedLine {
  return {
    id: line.id,
    line_no: line.line_no,
    items: [itemText(line, 'ko'), itemText(line, 'en'), formerText(line, 'ko'), formerText(line, 'en')],
    qty: line.qty ?? '',
    uom: line.uom ?? '',
    print: fingerprint(line),
  };
}
