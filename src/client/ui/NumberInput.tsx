import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';
import styled from 'styled-components';
import { caretFromEnd, cleanNumber, dropDigitBefore, groupDigits } from './numberText';
import { TextInput, type TextInputProps } from './TextInput';

const Right = styled(TextInput)`
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'trailing' | 'type' | 'ref'> & {
  /** Decimal string without commas, '' when empty. */
  value: string;
  onChange: (value: string) => void;
  /** Most digits after the point (default 4). */
  decimals?: number;
  negative?: boolean;
  /** Shown muted after the number, e.g. "kg". */
  unit?: string;
  ref?: (element: HTMLInputElement | null) => void;
};

/** Takes digits, shows commas while typing and gives a plain decimal string. */
export function NumberInput({ value, onChange, decimals = 4, negative, unit, ref, ...rest }: NumberInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const after = useRef<number | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const shown = groupDigits(value);

  // Without dependencies: a deleted comma changes no value, yet the caret must be put back.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || after.current === null || document.activeElement !== element) return;
    const caret = caretFromEnd(shown, after.current);
    element.setSelectionRange(caret, caret);
    after.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionEnd } = event.target;
    const caret = selectionEnd ?? typed.length;
    const commaDeleted = typed.length === shown.length - 1 && typed.replaceAll(',', '') === value;
    after.current = typed.slice(caret).replaceAll(',', '').length;
    onChange(cleanNumber(commaDeleted ? dropDigitBefore(typed, caret) : typed, { decimals, negative }));
    redraw();
  };

  return (
    <Right
      {...rest}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={change}
      trailing={unit}
    />
  );
}
