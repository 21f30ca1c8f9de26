import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import type { GridOption } from './gridTypes';

const Native = styled.select`
  width: 100%;
  height: 100%;
  padding: 0 ${space(1)};
  border: 0;
  background: none;
  outline: none;
  &:focus-visible {
    outline: none;
  }
`;

export type SelectEditorProps = {
  label: string;
  value: string;
  options: readonly GridOption[];
  onChoose: (value: string) => void;
  /** Leaves the cell: to the next row, or sideways with Tab. */
  onLeave: (to: 'stay' | 'below' | 'right' | 'left') => void;
};

type Leave = Parameters<SelectEditorProps['onLeave']>[0];

/** Where a key leads out of a choice cell, kept from the grid; null for one that stays in it. */
export function leaveBy(event: KeyboardEvent): Leave | null {
  const to = event.key === 'Enter' ? 'below' : event.key !== 'Tab' ? null : event.shiftKey ? 'left' : 'right';
  if (to) {
    event.preventDefault();
    event.stopPropagation();
  }
  return to;
}

/** The list of a choice cell for fingers, opened at once. */
export function SelectEditor({ label, value, options, onChoose, onLeave }: SelectEditorProps) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    select.current?.focus({ preventScroll: true });
    try {
      select.current?.showPicker();
    } catch {
      // Without a recent click or key the browser keeps the list shut; the arrows still choose.
    }
  }, []);
  return (
    <Native
      ref={select}
      aria-label={label}
      value={value}
      tabIndex={-1}
      onKeyDown={(event) => {
        const to = leaveBy(event);
        if (to) onLeave(to);
      }}
      onChange={(event) => {
        onChoose(event.target.value);
        onLeave('stay');
      }}
    >
      {options.every((option) => option.value !== value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Native>
  );
}
