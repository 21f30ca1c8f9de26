import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { motion, radius, space, type, weight } from '../../../theme/tokens';
import { Link } from '../../../ui/Link';

export const List = styled.ul`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  overflow: hidden;
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** A line is 40 px: side, what to do, which record, money, time. On a phone two lines of 64 px. */
export const Row = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(8rem, 12rem) minmax(0, 1fr) auto 9.5rem 16px;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 40px;
  padding: 0 ${space(4)};
  ${type(14)}
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceHover')};
  }
  & > strong {
    font-weight: ${weight.semibold};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-money],
  & > [data-due] {
    text-align: right;
  }
  & > svg {
    color: ${color('textFaint')};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    gap: ${space(0.5)} ${space(2)};
    min-height: 64px;
    & > [data-title] {
      grid-row: 2;
      grid-column: 1 / 3;
      color: ${color('textMuted')};
      ${type(13)}
    }
    & > [data-money] {
      grid-row: 2;
      grid-column: 3;
    }
    & > [data-due] {
      grid-row: 1;
      grid-column: 3;
    }
    & > svg {
      display: none;
    }
  }
`;

export const More = styled(Link)`
  display: block;
  padding: ${space(1.5)} ${space(4)};
  color: ${color('accentText')};
  ${type(13)}
  &:hover {
    background: ${color('surfaceHover')};
  }
  ${media.desktop} {
    padding-left: calc(${space(4)} + 64px + ${space(3)});
  }
  ${media.phone} {
    padding: ${space(3)} ${space(4)};
  }
`;

export const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
  & > svg {
    flex-shrink: 0;
    color: ${color('success')};
  }
`;
