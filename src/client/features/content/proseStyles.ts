import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

/** A column of the width that reads well, in the middle of the window. */
export const Column = styled.div`
  max-width: 760px;
  margin: 0 auto;
`;

/** The same with the outline of its text beside it, where there is one and the window has the room. */
export const Reading = styled.div`
  ${media.screenWide} {
    display: grid;
    grid-template-columns: minmax(0, 760px);
    gap: 0 ${space(14)};
    align-items: start;
    justify-content: center;
    &:has(> nav) {
      grid-template-columns: minmax(0, 760px) 220px;
    }
  }
`;

export const ProseFrame = styled.div`
  color: ${color('text')};
  ${type(16)}
  line-height: 1.75;
  font-feature-settings: 'calt' 0;
  & > * + * {
    margin-top: ${space(4)};
  }
  h2 {
    margin-top: ${space(10)};
    ${type(20)}
    font-weight: ${weight.bold};
  }
  h3 {
    margin-top: ${space(7)};
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  & > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-left: ${space(6)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space(1.5)};
  }
  li::marker {
    color: ${color('textFaint')};
  }
  a {
    color: ${color('accentText')};
    text-decoration: underline;
    text-decoration-color: ${color('accentLine')};
    text-underline-offset: 3px;
  }
  code {
    padding: 1px ${space(1)};
    border-radius: ${radius[4]};
    background: ${color('surfaceSunken')};
    font-size: 0.9em;
  }
  aside {
    padding: ${space(4)} ${space(5)};
    border-left: 3px solid ${color('accent')};
    border-radius: ${radius[4]};
    background: ${color('accentSurface')};
  }
  ${media.phone} {
    h2 {
      margin-top: ${space(8)};
    }
  }
`;

/** A wide table moves sideways in its own frame, never the page. */
export const TableFrame = styled.section`
  overflow-x: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
`;

export const ProseTable = styled.table`
  width: 100%;
  ${type(14)}
  th,
  td {
    min-width: 88px;
    padding: ${space(2.5)} ${space(3)};
    border-bottom: 1px solid ${color('line')};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    background: ${color('surfaceMuted')};
    color: ${color('textMuted')};
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
`;
