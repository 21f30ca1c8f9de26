import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space, type } from '../theme/tokens';
import { useFieldWiring } from './fieldContext';
import { NativeInput, type NativeInputProps } from './nativeControls';

const Root = styled.label<{ $bare: boolean }>`
  display: flex;
  ${by('$bare', { true: 'display: inline-flex;' })}
  align-items: flex-start;
  gap: ${space(2.5)};
  vertical-align: middle;
  ${type(14)}
  cursor: pointer;
  &:has(:disabled) {
    color: ${color('textFaint')};
    cursor: not-allowed;
  }
  ${media.phone} {
    ${by('$bare', { true: 'min-height: 0; padding: 0;', false: `min-height: 44px; padding: ${space(3)} 0;` })}
  }
`;

const Box = styled.span`
  position: relative;
  flex-shrink: 0;
  width: 18px;
  height: 18px;
  margin: 1px 0;
  & > svg {
    position: absolute;
    inset: 2px;
    width: 14px;
    height: 14px;
    color: ${color('onAccent')};
    stroke-width: 3;
    opacity: 0;
    pointer-events: none;
  }
  & > input:checked ~ svg[data-mark='check'],
  & > input:indeterminate ~ svg[data-mark='some'] {
    opacity: 1;
  }
  & > input:indeterminate ~ svg[data-mark='check'] {
    opacity: 0;
  }
`;

const Native = styled(NativeInput)<{ $invalid: boolean }>`
  appearance: none;
  display: block;
  width: 18px;
  height: 18px;
  border: 1px solid ${color('lineControl')};
  ${by('$invalid', { true: `border-color: ${color('danger')};` })}
  border-radius: ${radius[4]};
  background: ${color('surface')};
  cursor: inherit;
  transition: background ${motion.fast}, border-color ${motion.fast};
  &:checked,
  &:indeterminate {
    border-color: ${color('accent')};
    background: ${color('accent')};
  }
  &:disabled {
    border-color: ${color('lineStrong')};
    background: ${color('surfaceSunken')};
  }
  &:disabled:checked {
    border-color: ${color('textDisabled')};
    background: ${color('textDisabled')};
  }
  /* A finger hits 44 px although the box has 18. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
    ${media.phone} {
      inset: -13px;
    }
  }
`;

const Note = styled.span`
  display: block;
  margin-top: 2px;
  color: ${color('textMuted')};
  ${type(12)}
`;

export type CheckboxProps = Omit<NativeInputProps, 'type' | 'ref'> & {
  /** Without it give `aria-label`. */
  label?: ReactNode;
  note?: ReactNode;
  indeterminate?: boolean;
  invalid?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
};

/** A box to tick, with its text beside it. */
export function Checkbox({ label, note, indeterminate = false, invalid, ref, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root $bare={label === undefined}>
      <Box>
        <Native
          {...rest}
          {...wiring}
          type="checkbox"
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
        />
        <Check data-mark="check" aria-hidden />
        <Minus data-mark="some" aria-hidden />
      </Box>
      {label !== undefined && (
        <span>
          {label}
          {note && <Note>{note}</Note>}
        </span>
      )}
    </Root>
  );
}
