import type { LineBefore, RfqLine } from '../../contract/entities/rfq';
import { describeSpec } from './describe';

/** One thing that an amendment changed of a line, before and after; '' is what was not stated. */
export interface LineChange {
  what: 'item' | 'qty' | 'remark';
  before: string;
  after: string;
}

/** How the reader writes items and quantities. */
interface Words {
  language: 'ko' | 'en';
  quantity: (qty: string, uom: string | null) => string;
}

/**
 * What the buyer changed of a line since a seller answered it. `answered` is the quantity that the answer was for, where
 * known: a line that was amended twice is not what it was right before.
 */
export function lineChanges(
  { previous, ...line }: Pick<RfqLine, 'spec' | 'qty' | 'uom' | 'remark' | 'previous'>,
  answered: string | null,
  { language, quantity }: Words,
): LineChange[] {
  if (!previous) return [];
  const amount = (qty: string | null, uom: string | null) => (qty === null ? '' : quantity(qty, uom));
  const item = ({ spec }: Pick<LineBefore, 'spec'>) => describeSpec(spec, language);
  const pairs: LineChange[] = [
    { what: 'item', before: item(previous), after: item(line) },
    { what: 'qty', before: amount(answered ?? previous.qty, previous.uom), after: amount(line.qty, line.uom) },
    { what: 'remark', before: previous.remark ?? '', after: line.remark ?? '' },
  ];
  return pairs.filter(({ before, after }) => before !== after);
}
