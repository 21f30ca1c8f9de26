import Big from 'big.js';
import { originCode } from '../../../../contract/countries';
import { STOCK_LIST_FACTS, type StockListFact, stockListChange } from '../../../../contract/entities/stockList';
import { trimDecimal } from '../../../../domain/money/exact';
import { sheetText } from '../../../spreadsheet/sheetText';
import type { ListedLot } from './readList';

export type Facts = Partial<Record<StockListFact, string | null>>;

const NUMBERS: ReadonlySet<StockListFact> = new Set(['cost_price', 'low_mark']);
const CONDITIONS = new Map(
  (['ko', 'en'] as const).flatMap((language) =>
    Object.entries(sheetText(language).stock.condition).flatMap(([value, word]) => [
      [word.toUpperCase(), value] as const,
      [value.toUpperCase(), value] as const,
    ]),
  ),
);
const NO_CERTIFICATE = /^(?:none|no|n|x|-|없음|무)$/i;

/** A decimal without what people write around it: separators, won signs, units. */
export function plainNumber(cell: string): string | null {
  const text = cell.replaceAll(/[,\s₩원]/g, '').replace(/(?<=\d)[^\d.]+$/, '');
  return /^\d+(\.\d+)?$/.test(text) ? trimDecimal(new Big(text), 4) : null;
}

function valueOf(fact: StockListFact, cell: string): string | null | undefined {
  if (NUMBERS.has(fact)) return plainNumber(cell) ?? undefined;
  if (fact === 'condition') return CONDITIONS.get(cell.toUpperCase());
  if (fact === 'certificate_type') return NO_CERTIFICATE.test(cell) ? 'none' : /[23]\.[12]/.exec(cell)?.[0];
  if (fact === 'origin') return originCode(cell);
  return cell;
}

/** The facts that a row states. An empty cell says nothing: it takes no fact away. */
export function factsOf({ cells }: ListedLot): { facts: Facts; wrong: StockListFact | null } {
  const facts: Facts = {};
  for (const fact of STOCK_LIST_FACTS) {
    const cell = cells[fact];
    if (cell === undefined) continue;
    const value = valueOf(fact, cell);
    if (value === undefined || !stockListChange.shape[fact].safeParse(value).success) return { facts, wrong: fact };
    facts[fact] = value;
  }
  return { facts, wrong: null };
}

/** Whether a stated fact is the one that is known. */
export function isSameFact(fact: StockListFact, stated: string | null, known: string | null): boolean {
  if (stated === null || known === null) return stated === known;
  if (fact === 'origin') return originCode(stated) === originCode(known);
  return NUMBERS.has(fact) ? new Big(stated).eq(known) : stated === known;
}
