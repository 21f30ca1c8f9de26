import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { NativeSelect, type NativeSelectProps } from './nativeControls';

const Wrap = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  & > svg {
    position: absolute;
    top: 50%;
    right: ${space(3)};
    width: 16px;
    height: 16px;
    margin-top: -8px;
    color: ${color('textFaint')};
    pointer-events: none;
    ${media.print} {
      display: none;
    }
  }
`;

const Native = styled(NativeSelect)<{ $compact?: boolean | undefined; $invalid?: boolean }>`
  ${controlStyles}
  appearance: none;
  padding-right: ${space(9)};
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** Of every option its text, unseen: the control is as wide as the longest, in whatever letters it is drawn. */
const Widths = styled.span`
  display: grid;
  height: 0;
  padding: 0 ${space(9)} 0 ${space(3)};
  border: 0 solid transparent;
  border-width: 0 1px;
  overflow: hidden;
  visibility: hidden;
  ${type(14)}
  white-space: nowrap;
`;

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = NativeSelectProps & {
  options: readonly SelectOption[];
  /** First entry with the empty value, shown while nothing is chosen. */
  placeholder?: string;
  compact?: boolean;
  invalid?: boolean;
};

/** The browser's own list in our clothes: right on every phone and in the server's HTML. */
export function Select({ options, placeholder, compact, invalid, ...rest }: SelectProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  return (
    <Wrap>
      <Native {...rest} {...wiring} $compact={compact}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      {compact && (
        <Widths aria-hidden>
          {[...(placeholder === undefined ? [] : [placeholder]), ...options.map(({ label }) => label)].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Widths>
      )}
      <ChevronDown aria-hidden />
    </Wrap>
  );
}
