import type { Currency } from '../../../contract/values';
import type { AwardGroup, AwardLine } from './awardGroups';

/** A chosen line that is offered otherwise than requested. */
export interface ChosenAlternate extends AwardLine {
  /** Of this offer in this revision of its quotation: a tick never holds for another one. */
  key: string;
  currency: Currency;
}

/** The alternates among a seller's chosen lines. */
export function alternatesOf({ seller, lines }: AwardGroup): ChosenAlternate[] {
  return lines
    .filter(({ cell }) => cell.line.response === 'alternate')
    .map((line) => ({
      ...line,
      key: `${line.line.id} ${seller.quotation_id} ${seller.revision}`,
      currency: seller.currency,
    }));
}
