import { useEffect } from 'react';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import {
  CELL_SIGNS,
  type CellDistance,
  type CellSign,
  distancesOf,
  signsOf,
} from '../../../../domain/compare/distance';
import { shownPrice } from '../../../../domain/money/decimalText';
import { priceFigure } from '../../../shared/figures';
import { selectable } from '../selection';
import { overText } from './CellSigns';

type Row = Comparison['rows'][number];

/** What stands in a cell, worked out: exact decimals of hundreds of cells would take most of the time of a frame. */
export interface CellFigures {
  /** Absent where the seller gave no answer. */
  cell: ComparisonCell | undefined;
  distance: CellDistance | undefined;
  signs: readonly CellSign[];
  /** As it is written; null where nothing compares. */
  price: string | null;
  /** How far above the lowest price, as it is written. */
  over: string | null;
  /** It may be chosen. */
  open: boolean;
}

interface RowFigures {
  distances: ReadonlyMap<string, CellDistance>;
  cells: WeakMap<ComparisonSeller, CellFigures>;
}

const known = new WeakMap<Row, RowFigures>();

/** The figures of a seller's cell in a line; worked out once for the same answers. */
export function cellFigures(row: Row, seller: ComparisonSeller, currency: Currency): CellFigures {
  const own = known.get(row) ?? { distances: distancesOf(row), cells: new WeakMap() };
  known.set(row, own);
  const made = own.cells.get(seller);
  if (made) return made;
  const cell = row.cells.find((one) => one.quotation_id === seller.quotation_id);
  const distance = own.distances.get(seller.quotation_id);
  const price = cell?.comparable_price ?? null;
  const figures = {
    cell,
    distance,
    signs: signsOf(row, seller, distance),
    price: price === null ? null : priceFigure(shownPrice(price, currency), currency),
    over: distance ? overText(distance) : null,
    open: cell !== undefined && selectable(cell, seller),
  };
  own.cells.set(seller, figures);
  return figures;
}

/** Lines whose signs are explained below the matrix: those in sight at first, as all of a long one would hold it up. */
const EXPLAINED = 40;

/** The signs of the first lines, in the order of all signs. */
export function signsIn({ rows, sellers, currency }: Comparison): CellSign[] {
  const found = new Set(
    rows.slice(0, EXPLAINED).flatMap((row) => sellers.flatMap((seller) => cellFigures(row, seller, currency).signs)),
  );
  return CELL_SIGNS.filter((sign) => found.has(sign));
}

const BEGIN_MS = 300;
const SLICE_MS = 4;

/** Works out the figures of lines that nobody has seen yet, a little at a time: scrolling then finds them. */
export function usePreparedFigures(
  rows: readonly Row[],
  sellers: readonly ComparisonSeller[],
  currency: Currency,
): void {
  useEffect(() => {
    let at = 0;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (; at < rows.length && performance.now() < end; at += 1) {
        const row = rows[at];
        if (row) for (const seller of sellers) cellFigures(row, seller, currency);
      }
      if (at < rows.length) timer = setTimeout(slice, SLICE_MS * 2);
    };
    let timer = setTimeout(slice, BEGIN_MS);
    return () => clearTimeout(timer);
  }, [rows, sellers, currency]);
}
