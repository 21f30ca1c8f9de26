import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useState } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { type Selection, selectable } from '../selection';
import type { MatrixEntry } from './matrixView';
import { type Place, useMatrixKeys } from './useMatrixKeys';
import { useSteadyClick } from './useSteadyClick';

export interface ShownCellProps {
  comparison: Comparison;
  /** In the order of the view, the pinned ones first. */
  sellers: readonly ComparisonSeller[];
  rows: Comparison['rows'];
  entries: readonly MatrixEntry[];
  selection: Selection;
  /** The colleague who chose a line, where it was not the reader. */
  chosenBy?: ReadonlyMap<string, string> | undefined;
  /** Takes a line for a quotation; absent while nothing can be awarded. */
  onPick: ((lineId: string, quotationId: string) => void) | undefined;
  onDivide: ((lineId: string) => void) | undefined;
  details: boolean;
  onDetails: (open: boolean) => void;
}

const same = (one: Place | null, other: Place | null) =>
  one?.line === other?.line && one?.quotation === other?.quotation;

/**
 * Which cell the keyboard is at, which one the panel shows, and what keys and pointer do with both. `show` scrolls to an
 * entry, and to the heading above it where that one is `headed`.
 */
export function useShownCell(props: ShownCellProps, show: (entry: number, column: number, headed: boolean) => void) {
  const { comparison, rows, sellers, entries, selection, onPick, onDivide, details, onDetails } = props;
  const [pointed, setPointed] = useState<Place | null>(null);
  const [fixed, fix] = useState(false);
  const lines = useMemo(() => rows.map(({ line }) => line.id), [rows]);
  const quotations = useMemo(() => sellers.map(({ quotation_id: id }) => id), [sellers]);
  const at = (place: Place | null) => {
    const [row, seller] = place ? [rows[lines.indexOf(place.line)], sellers[quotations.indexOf(place.quotation)]] : [];
    return row && seller ? { row, seller } : null;
  };
  const { active, spot, setActive, onKeyDown } = useMatrixKeys(
    {
      lines,
      quotations,
      show: ({ row, column }) => {
        const entry = entries.findIndex((one) => one.kind === 'line' && one.index === row);
        show(entry, column, entries[entry - 1]?.kind === 'heading');
      },
    },
    {
      open: () => onDetails(true),
      close: () => onDetails(false),
      take: (place) => {
        const found = at(place);
        const cell = found?.row.cells.find((one) => one.quotation_id === place.quotation);
        if (found && cell && selectable(cell, found.seller)) onPick?.(place.line, place.quotation);
      },
    },
  );
  /** The cell that an element belongs to; null outside of cells. */
  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLElement>('[data-row]');
    const [line, quotation] = [lines[Number(row?.dataset['row'])], quotations[Number(cell?.dataset['column'])]];
    return line !== undefined && quotation !== undefined ? { line, quotation } : null;
  };
  const steady = useSteadyClick((target) => {
    const place = placeOf(target);
    return place && `${place.line} ${place.quotation}`;
  });
  const found = at((fixed ? null : pointed) ?? active) ?? at(active);
  return {
    spot,
    fixed,
    fix,
    shown: found && {
      comparison,
      ...found,
      shares: selection[found.row.line.id] ?? [],
      chosenBy: props.chosenBy?.get(found.row.line.id),
      onPick,
      onDivide,
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        setPointed(null);
        onKeyDown(event);
      },
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        steady(event);
        // A click that was held back has already moved the focus to what is under the pointer.
        if (event.isDefaultPrevented()) event.currentTarget.focus({ preventScroll: true });
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const place = placeOf(event.target);
        if (!place) return;
        setActive(place);
        setPointed(null);
        // A box that was ticked leaves the keys to the table, from where they go on.
        if (event.target instanceof HTMLInputElement) event.currentTarget.focus({ preventScroll: true });
        else onDetails(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        // Columns that move under a pointer at rest, as when the panel opens, do not move it.
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (!details || fixed || !moved || event.pointerType !== 'mouse') return;
        const place = placeOf(event.target);
        setPointed((before) => (same(before, place) ? before : place));
      },
      onPointerLeave: () => setPointed(null),
    },
  };
}
