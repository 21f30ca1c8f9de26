import Big from 'big.js';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { CellDistance } from '../../../../domain/compare/distance';
import { alikeAmount } from '../../../../domain/compare/likeForLike';
import { commonLines } from '../../../../domain/compare/matrix';
import { CURRENCY_DECIMALS } from '../../../../domain/money/decimalText';
import { vatOn } from '../../../../domain/money/totals';
import { letters } from '../../../spreadsheet/buildSheet';
import { type BookPlaces, isMixed, SELLER_COLUMNS, whereFigures } from './bookPlaces';
import { exactPrice, type PlacedOffer, rateTerm, shownPlace } from './offerFormulas';

/** The lines that every seller offered as requested and in full, hidden sellers included. */
export function commonIn({ rows, sellers }: Comparison): Set<string> {
  return commonLines(
    sellers.map(({ quotation_id: id }) => {
      const alike = rows.filter(({ line, cells }) =>
        cells.some((cell) => cell.quotation_id === id && alikeAmount(line, cell) !== null),
      );
      return new Set(alike.map(({ line }) => line.id));
    }),
  );
}

/** A spreadsheet takes no longer formula. */
const LONGEST_FORMULA = 8192;
/** Above every price: what an emptied cell counts as where the lowest is sought. */
const NO_PRICE = '9E+99';

/**
 * Lowest price of a line, and how far the believable prices lie apart, by the cells of the matrix. An emptied cell counts for
 * neither. One price alone is the lowest of none: `alone` says so; null where a seller who is left out has a price.
 */
export function distanceFormulas(
  offers: readonly PlacedOffer[],
  distances: ReadonlyMap<string, CellDistance>,
  alone: string | null,
): { lowest: string; spread: string | undefined } | null {
  const believable = offers.filter(({ cell }) => distances.get(cell.quotation_id)?.doubtful === false);
  const best = believable.find(({ cell }) => cell.best);
  // What lies below the best one without being it, as an alternate does, is not what others are measured by.
  const ranked = best ? believable.filter(({ cell }) => distances.get(cell.quotation_id)?.step) : believable;
  const shown = (list: readonly PlacedOffer[]) => list.map(shownPlace).join(',');
  const single = alone === null ? null : `"${alone.replaceAll('"', '""')}"`;
  if (offers.length === 1 && single) return { lowest: `IF(COUNT(${shown(offers)})=0,"",${single})`, spread: undefined };
  if (ranked.length === 0) return null;
  const lowest = `IF(COUNT(${shown(ranked)})=0,"",MIN(${shown(ranked)}))`;
  const exact = (list: readonly PlacedOffer[], emptied: string) =>
    list.map((offer) => exactPrice(offer, emptied)).join(',');
  const apart = `MAX(0,ROUND(MAX(${exact(believable, '0')})/MIN(${exact(ranked, NO_PRICE)})-1,3))`;
  const spread = `IF(OR(COUNT(${shown(believable)})<2,MIN(${shown(ranked)})<=0),"",${apart})`;
  return {
    lowest: single ? `IF(COUNT(${shown(offers)})=1,${single},${lowest})` : lowest,
    spread: spread.length > LONGEST_FORMULA ? undefined : spread,
  };
}

/** What the sellers' sheet computes of one seller; each only where it comes to the very figure that stands there. */
export function sellerFormulas(
  comparison: Comparison,
  seller: ComparisonSeller,
  { places, common, yes }: { places: BookPlaces; common: ReadonlySet<string>; yes: string },
  at: number,
): { quoted?: string; lines?: string; vat?: string; total?: string; like?: string } {
  const { rows, sellers, currency: requested } = comparison;
  const { quotation_id: id, company_name: name, totals, currency, like_for_like_amount: like } = seller;
  const own = rows.flatMap(({ line, cells }) =>
    cells.filter((cell) => cell.quotation_id === id).map((cell) => ({ line, cell })),
  );
  const sum = own.reduce((all, { cell }) => all.plus(cell.line.amount ?? 0), new Big(0));
  // A spreadsheet takes capital and small letters for the same.
  const alone = sellers.filter((one) => one.company_name.toLowerCase() === name.toLowerCase()).length === 1;
  const place = (column: keyof typeof SELLER_COLUMNS) => `${letters(SELLER_COLUMNS[column])}${at}`;
  const supply = new Big(totals.lines_amount).plus(totals.freight_amount);
  const vat = vatOn(supply, totals);
  const mine = `(${places.details('seller')}=${place('name')})`;
  const rate = rateTerm(comparison, seller);
  const converted = places.details(isMixed(comparison) ? 'converted' : 'amount');
  // An amount that is empty is an empty text, which no multiplication takes: it stands as an argument of its own.
  const materials = `SUMPRODUCT(1*${mine},${places.details('amount')})`;
  const freight = `N(${place('freight')})`;
  return {
    ...(alone &&
      own.filter(({ cell }) => cell.comparable_amount !== null).length === seller.quoted_line_count && {
        quoted: `SUMPRODUCT(${mine}*ISNUMBER(${converted}))`,
      }),
    ...(alone && sum.eq(totals.lines_amount) && { lines: `IF(${materials}>0,${materials},"")` }),
    ...(totals.vat_amount !== null &&
      vat.gt(0) &&
      vat.eq(totals.vat_amount) && {
        vat: whereFigures(
          [place('lines')],
          `ROUNDDOWN((${place('lines')}+${freight})*0.1,${CURRENCY_DECIMALS[currency]})`,
        ),
      }),
    ...(supply.plus(totals.vat_amount ?? 0).eq(totals.total_amount) && {
      total: whereFigures([place('lines')], `${place('lines')}+${freight}+N(${place('vat')})`),
    }),
    ...(alone &&
      like !== null &&
      common.size > 0 &&
      rate !== null && {
        like: `IF(COUNTIF(${places.details('common')},"${yes}")=0,"",ROUND(SUMPRODUCT(${mine}*(${places.details('common')}="${yes}"),${converted})+${freight}${rate},${CURRENCY_DECIMALS[requested]}))`,
      }),
  };
}
