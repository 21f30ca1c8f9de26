import styled from 'styled-components';
import { color } from '../../theme/roles';
import { type } from '../../theme/tokens';

/** A second line of small facts. */
export const Muted = styled.span`
  color: ${color('textMuted')};
  font-weight: 400;
  ${type(12)}
`;
