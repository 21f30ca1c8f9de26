import styled from 'styled-components';
import { dayText, instantText } from '../../domain/time/instants';
import { useReader } from './useReader';

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export type DateTextProps = {
  /** A day `YYYY-MM-DD` or an instant in ISO 8601. */
  value: string | null | undefined;
  /** Shows the minute of an instant too. */
  time?: boolean;
};

/** A day or a moment in Korea, as documents write them; a dash when there is none. */
export function DateText({ value, time = false }: DateTextProps) {
  const language = useReader();
  if (!value) return <span>–</span>;
  const text = time && value.length > 10 ? instantText(value, language) : dayText(value);
  return <Time dateTime={value}>{text}</Time>;
}
