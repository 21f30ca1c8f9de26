import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

const Input = styled.input<{ $align: string }>`
  width: 100%;
  height: 100%;
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  text-align: ${({ $align }) => $align};
  outline: none;
  &:focus-visible {
    outline: none;
  }
`;

type Props = {
  label: string;
  initial: string;
  align: string;
  numeric: boolean;
  /** Called when the cell is left, unless by Esc. */
  onCommit: (text: string) => void;
  /** Told of every letter; of the text it began with when Esc gives it up. */
  onType: (text: string) => void;
};

/** The field of the cell that is being edited: opens with everything selected, so that typing replaces it. */
export function TextEditor({ label, initial, align, numeric, onCommit, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  const left = useRef(false);
  useEffect(() => {
    commit.current = onCommit;
  });
  useLayoutEffect(() => {
    const element = input.current;
    element?.focus({ preventScroll: true });
    element?.select();
    return () => {
      if (element && !left.current) commit.current(element.value);
    };
  }, []);
  return (
    <Input
      ref={input}
      aria-label={label}
      defaultValue={initial}
      inputMode={numeric ? 'decimal' : 'text'}
      autoComplete="off"
      tabIndex={-1}
      $align={align}
      onInput={(event) => onType(event.currentTarget.value)}
      onBlur={(event) => {
        if (!left.current) onCommit(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        left.current = true;
        onType(initial);
      }}
    />
  );
}
