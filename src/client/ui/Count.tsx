import styled from 'styled-components';
import { edge } from '../theme/edge';
import { radius, space, type, weight } from '../theme/tokens';
import { by } from '../theme/by';
import { color } from '../theme/roles';

/** A small number beside a word, e.g. how many a tab holds. */
export const Count = styled.span<{ $accent?: boolean }>`
  min-width: 20px;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.round};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${by('$accent', { true: `background: ${color('accent')}; color: ${color('onAccent')};` })}
  ${type(12)}
  line-height: 20px;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${edge}
`;
