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

type Props = {
  label: string;
  value: string;
  options: readonly GridOption[];
  onChoose: (value: string) => void;
  /** Leaves the cell: to the next row, or sideways with Tab. */
  onLeave: (to: 'stay' | 'below' | 'right' | 'left') => void;
};

/** The list of a choice cell, opened at once. */
export function SelectEditor({ label, value, options, onChoose, onLeave }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    select.current?.focus({ preventScroll: true });
    try {
      select.current?.showPicker();
    } catch {
      // Without a recent click or key the browser keeps the list shut; the arrows still choose.
    }
  }, []);
  const leave = (event: KeyboardEvent) => {
    const to = event.key === 'Enter' ? 'below' : event.key !== 'Tab' ? null : event.shiftKey ? 'left' : 'right';
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(to);
  };
  return (
    <Native
      ref={select}
      aria-label={label}
      value={value}
      tabIndex={-1}
      onKeyDown={leave}
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
