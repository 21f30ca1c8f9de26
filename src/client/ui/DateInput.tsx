import styled from 'styled-components';
import { media } from '../theme/media';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { NativeInput, type NativeInputProps } from './nativeControls';

const Native = styled(NativeInput)<{ $compact?: boolean | undefined; $invalid?: boolean }>`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
  appearance: none;
  text-align: left;
  &::-webkit-date-and-time-value {
    text-align: left;
  }
  &::-webkit-calendar-picker-indicator {
    margin-right: -4px;
    cursor: pointer;
    opacity: 0.6;
  }
  ${media.print} {
    &::-webkit-calendar-picker-indicator,
    &[value='']::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

export type DateInputProps = Omit<NativeInputProps, 'type'> & { compact?: boolean; invalid?: boolean };

/** A day as `YYYY-MM-DD`, with the device's own calendar; `min` and `max` bound it. */
export function DateInput({ compact, invalid, ...rest }: DateInputProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  return <Native {...rest} {...wiring} type="date" $compact={compact} />;
}
