import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import { letters } from '../../../spreadsheet/buildSheet';
import { sheetText } from '../../../spreadsheet/sheetText';

/** Whether the buyer's list has headings, by which its lines can be filtered and sorted in a file. */
export const hasHeadings = ({ rows }: Comparison) => rows.some(({ line }) => line.heading);

/** Whether some seller offers in another currency than the request's. */
export const isMixed = ({ sellers, currency }: Comparison) => sellers.some((seller) => seller.currency !== currency);

const DETAIL_COLUMNS = [
  'no',
  'heading',
  'item',
  'qty',
  'uom',
  'seller',
  'offered_qty',
  'offered',
  'price_uom',
  'factor',
  'amount',
  'currency',
  'converted',
  'comparable',
  'mark',
  'common',
  'lead',
  'maker',
  'deviations',
] as const;
export type DetailColumn = (typeof DETAIL_COLUMNS)[number];

/** The columns of the details, in their order. */
export function detailColumns(comparison: Comparison): DetailColumn[] {
  return DETAIL_COLUMNS.filter(
    (name) => (name !== 'heading' || hasHeadings(comparison)) && (name !== 'converted' || isMixed(comparison)),
  );
}

/** Columns of the sellers' sheet that others compute with, by their place. */
export const SELLER_COLUMNS = { name: 0, quoted: 2, lines: 4, freight: 5, vat: 6, like: 9 } as const;
type SellerColumn = keyof typeof SELLER_COLUMNS;

/** Where the sheets of one workbook have what they compute from each other. References to another sheet survive sorting. */
export interface BookPlaces {
  /** The number of a line's row in the matrix. */
  matrixRow: (row: number) => number;
  /** A line's quantity in the matrix, from other sheets. */
  quantity: (row: number) => string;
  /** A seller's column of the matrix, in letters. */
  sellerLetters: (seller: number) => string;
  /** A seller's price of a line in the matrix, from other sheets. */
  price: (row: number, seller: number) => string;
  /** All prices of a line in the matrix, from other sheets. */
  prices: (row: number) => string;
  /** A column of the details, in letters. */
  detailLetters: (column: DetailColumn) => string;
  /** A cell of a line's row for a seller among the details, from other sheets. */
  detail: (row: number, seller: number, column: DetailColumn) => string;
  /** A whole column of the details, from other sheets. */
  details: (column: DetailColumn) => string;
  /** A cell of a seller's row on the sellers' sheet, from other sheets. */
  seller: (seller: number, column: SellerColumn) => string;
}

/** A cell's figure, or nothing: a reference alone shows an emptied cell as 0. */
export const figureOf = (place: string): string => whereFigures([place], place);

/** What is computed from these cells; empty while one of them holds no figure, as an emptied price is no offer. */
export const whereFigures = (places: readonly string[], formula: string): string =>
  `IF(COUNT(${places.join(',')})=${places.length},${formula},"")`;

/** A range or a cell of another sheet. */
const inSheet = (name: string, place: string): string => `'${name.replaceAll("'", "''")}'!${place}`;

/** The places of a comparison's workbook whose matrix stands below so many lines of words. */
export function placesOf(comparison: Comparison, introLines: number, language: Language): BookPlaces {
  const { sheets } = sheetText(language).comparison;
  const { rows, sellers } = comparison;
  const moved = hasHeadings(comparison) ? 1 : 0;
  const targets = rows.some(({ line }) => line.target_price) ? 1 : 0;
  const columns = detailColumns(comparison);
  // An empty row and the headings stand between the words and the first line.
  const matrixRow = (row: number) => introLines + 3 + row;
  const sellerLetters = (seller: number) => letters(4 + moved + targets + seller);
  const detailLetters = (column: DetailColumn) => letters(columns.indexOf(column));
  const last = 1 + Math.max(1, rows.length * sellers.length);
  return {
    matrixRow,
    sellerLetters,
    detailLetters,
    quantity: (row) => inSheet(sheets.matrix, `$${letters(2 + moved)}$${matrixRow(row)}`),
    price: (row, seller) => inSheet(sheets.matrix, `$${sellerLetters(seller)}$${matrixRow(row)}`),
    prices: (row) => {
      const [first, last] = [0, sellers.length - 1].map((at) => `$${sellerLetters(at)}$${matrixRow(row)}`);
      return inSheet(sheets.matrix, `${first}:${last}`);
    },
    detail: (row, seller, column) =>
      inSheet(sheets.details, `$${detailLetters(column)}$${2 + row * sellers.length + seller}`),
    details: (column) => inSheet(sheets.details, `$${detailLetters(column)}$2:$${detailLetters(column)}$${last}`),
    seller: (seller, column) => inSheet(sheets.sellers, `$${letters(SELLER_COLUMNS[column])}$${2 + seller}`),
  };
}
