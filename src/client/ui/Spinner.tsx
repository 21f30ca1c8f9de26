import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** A turning ring in the text's colour; only inside buttons and fields, a page loads as a skeleton. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex-shrink: 0;
  width: 16px;
  height: 16px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
