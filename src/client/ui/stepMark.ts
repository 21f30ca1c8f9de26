import { css } from 'styled-components';
import { edge } from '../theme/edge';
import { radius, type, weight } from '../theme/tokens';

/** The round mark of a step: its number, or a sign of what became of it. */
export const stepMark = css`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: 20px;
  height: 20px;
  border-radius: ${radius.round};
  ${edge}
  ${type(12)}
  font-weight: ${weight.semibold};
  & > svg {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
`;
