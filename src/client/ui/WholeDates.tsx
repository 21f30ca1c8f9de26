import styled from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

const DATE = /(\d{4}-\d{2}-\d{2})/;

/** A sentence of which no date ends in the next line: browsers break lines at hyphens. */
export function WholeDates({ children }: { children: string }) {
  return children.split(DATE).map((part, place) => (place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part));
}
