import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { NativeInput, type NativeInputProps } from './nativeControls';

const Wrap = styled.span`
  position: relative;
  display: block;
  min-width: 0;
`;

const Input = styled(NativeInput)<{
  $compact?: boolean | undefined;
  $invalid?: boolean;
  $lead: boolean;
  $trail: boolean;
  $figure: boolean;
}>`
  ${controlStyles}
  ${by('$lead', { true: `padding-left: ${space(9)};` })}
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  ${by('$trail', { true: `padding-right: ${space(12)};` })}
  ${by('$figure', { true: 'text-align: right; font-variant-numeric: tabular-nums;' })}
  ${media.print} {
    padding: 0;
    ${by('$lead', { true: `padding-left: ${space(9)};` })}
    ${by('$trail', { true: `padding-right: ${space(9)};` })}
  }
`;

const Side = styled.span<{ $end?: boolean }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${by('$end', { true: `right: ${space(3)};`, false: `left: ${space(3)};` }, 'false')}
  display: flex;
  align-items: center;
  color: ${color('textFaint')};
  ${type(13)}
  pointer-events: none;
  & > svg {
    width: 16px;
    height: 16px;
  }
  & > button, & > a {
    pointer-events: auto;
  }
  ${media.print} {
    ${by('$end', { true: 'right: 0;' })}
  }
`;

export type TextInputProps = NativeInputProps & {
  /** 36 px high instead of 40, for tool bars. */
  compact?: boolean;
  invalid?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Unit or small button after the text. */
  trailing?: ReactNode;
  /** A number: it ends at the right, its digits below each other. */
  figure?: boolean;
};

/** One line of text; inside a Field it is wired to label, help and error. */
export function TextInput({
  compact,
  invalid,
  icon,
  trailing,
  figure = false,
  type: inputType = 'text',
  ...rest
}: TextInputProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  return (
    <Wrap>
      {icon && <Side aria-hidden>{icon}</Side>}
      <Input
        {...rest}
        {...wiring}
        type={inputType}
        $compact={compact}
        $lead={Boolean(icon)}
        $trail={Boolean(trailing)}
        $figure={figure}
      />
      {trailing && <Side $end>{trailing}</Side>}
    </Wrap>
  );
}
