import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { type CellDistance, distancesOf, signsOf } from '../../../../domain/compare/distance';
import { sellerFigures } from '../../../../domain/compare/sellerFigures';
import { shownPrice } from '../../../../domain/money/decimalText';
import { type AnySheet, sheet } from '../../../spreadsheet/buildSheet';
import type { SheetColumn, SheetValue } from '../../../spreadsheet/sheetColumn';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { unitText } from '../../../print/figures';
import { itemName } from '../../../print/itemWords';
import { awaitedText } from './awaitedText';
import { DISTANCE_GROUNDS } from './distanceGrounds';
import { type BookPlaces, figureOf, hasHeadings, whereFigures } from './bookPlaces';
import { introOf, type MatrixBook } from './matrixSheets';
import { convertedFormula, isQuotedPrice, type PlacedOffer } from './offerFormulas';
import { distanceFormulas } from './sheetFormulas';

type Row = Comparison['rows'][number];

/** A requested line with how its prices lie to each other, or a sum of every seller below the lines. */
type MatrixLine =
  | {
      row: Row;
      distances: ReadonlyMap<string, CellDistance>;
      chosen: ReadonlySet<string>;
      computed: ReturnType<typeof distanceFormulas>;
    }
  | {
      sum: string;
      of: ReadonlyMap<string, SheetValue>;
      formula?: (sellerAt: number) => string | undefined;
      /** What the words are computed by, where they name a figure that follows. */
      words?: string | undefined;
    };

const CHOSEN_GROUND = 'D9E6FF';

/** Who gets which line: quotations by line. */
export type ChosenQuotations = ReadonlyMap<string, ReadonlySet<string>>;

/** Sellers whose award of a line came to nothing, each with its state, by line. */
export type FailedAwards = ReadonlyMap<string, readonly string[]>;

interface PriceBook extends MatrixBook {
  /** The comparison with the sellers that are left out. */
  whole: Comparison;
  /** The words above the matrix. */
  intro: readonly string[];
  chosen: ChosenQuotations;
  failed: FailedAwards;
}

/** What the matrix rests on, and what changes with it, in words above it. */
export function matrixIntro(
  comparison: Comparison,
  hiddenSellers: number,
  chosen: ChosenQuotations,
  language: Language,
): string[] {
  const { intro } = sheetText(language).comparison;
  const grounds = chosen.size > 0 ? intro.grounds : intro.printedGrounds;
  return [
    ...introOf(comparison, hiddenSellers, language),
    ...(comparison.sellers.length > 1 ? [grounds] : chosen.size > 0 ? [intro.chosenGround] : []),
    intro.inputs,
    intro.emptied,
    ...(comparison.sellers.length > 1 ? [intro.ranked] : []),
    intro.converting,
    intro.fixed,
  ];
}

/**
 * The matrix on one sheet: a row a line, a column a seller, each price on a ground by its distance from the lowest,
 * then the lowest, how far the prices lie apart, and who was chosen, or whose award of it came to nothing. Below stand the sums that compare.
 */
export function priceSheet(book: PriceBook): AnySheet {
  const { comparison, whole, places, offers, intro, chosen, failed, language } = book;
  const text = sheetText(language).comparison;
  const { titles } = text;
  const { currency, sellers, rows } = comparison;
  // One seller alone is compared with nothing.
  const compared = sellers.length > 1;
  const rivals = new Map(whole.rows.map((row) => [row.line.id, row.cells.filter(isPriced).length]));
  const line =
    <Value>(of: (row: Row) => Value) =>
    (one: MatrixLine) =>
      'row' in one ? of(one.row) : null;
  const headed = hasHeadings(comparison);
  const columns: SheetColumn<MatrixLine>[] = [
    { title: titles.no, width: 5, kind: 'count', value: line((row) => row.line.line_no) },
    ...(headed ? [{ title: titles.heading, width: 18, value: line((row) => row.line.heading) }] : []),
    {
      title: titles.item,
      width: 48,
      // The buyer's own words stand beside it among the details: here a row is one line.
      value: (one) => ('row' in one ? itemName(one.row.line, language) : one.sum),
      formula: (one) => (one && 'sum' in one ? one.words : undefined),
      bold: (one) => 'sum' in one,
    },
    { title: titles.qty, width: 8, kind: 'quantity', value: line((row) => row.line.qty) },
    { title: titles.uom, width: 6, value: line((row) => unitText(row.line.uom, language)) },
    ...(rows.some((row) => row.line.target_price)
      ? [{ title: titles.target, width: 12, kind: 'price' as const, value: line((row) => row.line.target_price) }]
      : []),
    ...sellers.map((seller, sellerAt) => sellerColumn({ seller, sellerAt, comparison, places, offers, language })),
    ...(compared
      ? [
          {
            title: titles.lowest,
            width: 12,
            kind: 'price' as const,
            value: line(lowestOf),
            formula: (one: MatrixLine | undefined) =>
              one && 'row' in one && lowestOf(one.row) !== null ? one.computed?.lowest : undefined,
          },
          {
            title: titles.spread,
            width: 8,
            kind: 'percent' as const,
            value: (one: MatrixLine) => ('row' in one ? spreadOf(one.distances) : null),
            formula: (one: MatrixLine | undefined) =>
              one && 'row' in one && spreadOf(one.distances) !== null ? one.computed?.spread : undefined,
          },
        ]
      : []),
    ...(chosen.size + failed.size > 0
      ? [
          {
            title: titles.chosen,
            width: 18,
            value: line((row) => [...chosenNames(row), ...(failed.get(row.line.id) ?? [])].join(', ')),
          },
        ]
      : []),
  ];
  return sheet({
    name: text.sheets.matrix,
    intro,
    columns,
    rows: [
      ...rows.map((row) => {
        const distances = distancesOf(row);
        const chosenHere = chosen.get(row.line.id) ?? new Set<string>();
        return {
          row,
          distances,
          chosen: chosenHere,
          computed: distanceFormulas(pricedIn(row), distances, aloneIn(row)),
        };
      }),
      ...sumsOf(comparison, places, language),
    ],
    frozenColumns: headed ? 3 : 2,
    paper: 'a3',
    ruled: true,
  });

  function chosenNames(row: Row): string[] {
    const here = chosen.get(row.line.id);
    return sellers.flatMap(({ quotation_id: id, company_name: name }) => (here?.has(id) ? [name] : []));
  }

  function pricedIn({ cells }: Row): PlacedOffer[] {
    return cells
      .flatMap((cell) => (isPriced(cell) ? (offers.get(cell) ?? []) : []))
      .toSorted((one, other) => one.sellerAt - other.sellerAt);
  }

  /** What stands beside a price alone; null where a seller who is left out has one too. */
  function aloneIn(row: Row): string | null {
    return rivals.get(row.line.id) === pricedIn(row).length ? text.alone : null;
  }

  /** The lowest price that is marked as the best, or that there is one price alone, which is marked as nothing. */
  function lowestOf(row: Row): string | null {
    const price = row.cells.find((cell) => cell.best)?.comparable_price;
    if (price) return shownPrice(price, currency);
    return pricedIn(row).length === 1 ? aloneIn(row) : null;
  }
}

const isPriced = ({ comparable_price: price }: Row['cells'][number]) => price !== null;

/** How far the believable prices of a line lie apart, as a share. */
function spreadOf(distances: ReadonlyMap<string, CellDistance>): number | null {
  const over = [...distances.values()].flatMap(({ doubtful, over_pct }) => (doubtful ? [] : [Number(over_pct ?? 0)]));
  return over.length < 2 ? null : Math.max(...over) / 100;
}

interface SellerPlace extends Pick<MatrixBook, 'comparison' | 'places' | 'offers' | 'language'> {
  seller: ComparisonSeller;
  sellerAt: number;
}

function sellerColumn({
  seller,
  sellerAt,
  comparison,
  places,
  offers,
  language,
}: SellerPlace): SheetColumn<MatrixLine> {
  const { quotation_id: id } = seller;
  const { currency } = comparison;
  const of = ({ cells }: Row) => cells.find((cell) => cell.quotation_id === id);
  return {
    title: seller.company_name,
    width: 13,
    kind: 'price',
    value: (one) => {
      if ('sum' in one) return one.of.get(id);
      const price = of(one.row)?.comparable_price;
      return price ? shownPrice(price, currency) : withoutPrice(one.row, seller, language);
    },
    formula: (one) => {
      if (!one) return undefined;
      if ('sum' in one) return one.formula?.(sellerAt);
      const cell = of(one.row);
      const offer = cell && offers.get(cell);
      // The price as it was quoted is changed here; another one follows from what was quoted, among the details.
      if (!offer || offer.cell.comparable_price === null || isQuotedPrice(offer)) return undefined;
      return figureOf(places.detail(offer.rowAt, sellerAt, 'comparable'));
    },
    ground: (one) => {
      if ('sum' in one) return undefined;
      const distance = one.distances.get(id);
      // That a price is doubtful has to be seen above all, most of all where it is chosen.
      if (distance?.doubtful) return DISTANCE_GROUNDS.doubtful;
      if (one.chosen.has(id)) return CHOSEN_GROUND;
      return distance?.step ? DISTANCE_GROUNDS[distance.step] : undefined;
    },
    bold: (one) => 'sum' in one || of(one.row)?.best === true,
  };
}

/** Why there is no price, in a word or two. */
function withoutPrice(row: Row, seller: ComparisonSeller, language: Language): string {
  const trade = tradeText(language);
  const awaited = row.awaiting.find((one) => one.quotation_id === seller.quotation_id);
  if (awaited) return awaitedText(awaited, seller, language);
  const [sign] = signsOf(row, seller, undefined);
  if (sign === 'notAnswered') return trade.notAnswered;
  return sign === 'noQuote' ? trade.response.no_quote : sheetText(language).comparison.notComparable;
}

/** The sums that compare: the same lines with freight, all lines with freight, and how much each seller offers how soon. */
function sumsOf(comparison: Comparison, places: BookPlaces, language: Language): MatrixLine[] {
  const { sums, yes } = sheetText(language).comparison;
  const figures = sellerFigures(comparison);
  const by = (valueOf: (figure: (typeof figures)[number]) => SheetValue) =>
    new Map(figures.map((figure) => [figure.quotation_id, valueOf(figure)]));
  const leads = new Map(comparison.sellers.map((seller) => [seller.quotation_id, seller.longest_lead_days]));
  const inRequested = (term: (sellerAt: number) => string) => (sellerAt: number) => {
    const seller = comparison.sellers[sellerAt];
    return seller && convertedFormula(comparison, seller, term(sellerAt));
  };
  return [
    {
      sum: fillText(sums.like, { count: String(comparison.like_for_like_line_count) }),
      of: by(({ like_landed }) => like_landed),
      formula: (sellerAt) => (figures[sellerAt]?.like_landed ? figureOf(places.seller(sellerAt, 'like')) : undefined),
      words:
        comparison.like_for_like_line_count > 0
          ? wordsWith(sums.like, `COUNTIF(${places.details('common')},"${yes}")/${comparison.sellers.length}`)
          : undefined,
    },
    {
      sum: sums.all,
      of: by(({ all_landed }) => all_landed),
      formula: (sellerAt) => {
        const lines = places.seller(sellerAt, 'lines');
        const landed = inRequested((at) => `(${lines}+N(${places.seller(at, 'freight')}))`)(sellerAt);
        return landed && whereFigures([lines], landed);
      },
    },
    {
      sum: sums.freight,
      of: by(({ freight }) => freight),
      formula: inRequested((sellerAt) => `N(${places.seller(sellerAt, 'freight')})`),
    },
    {
      sum: fillText(sums.lines, { count: String(comparison.rows.length) }),
      of: by(({ quoted }) => quoted),
      formula: (sellerAt) => places.seller(sellerAt, 'quoted'),
    },
    { sum: sums.lead, of: leads },
  ];
}

/** A text whose one figure is computed. */
function wordsWith(text: string, formula: string): string {
  const [before = '', after = ''] = text.split('{{count}}').map((part) => `"${part.replaceAll('"', '""')}"`);
  return `${before}&${formula}&${after}`;
}
