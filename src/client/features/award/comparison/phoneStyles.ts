import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { radius, space, type, weight } from '../../../theme/tokens';
import { NativeButton } from '../../../ui/nativeControls';

/** A card of the comparison on a phone, with its head and what each seller offers. */
export const Card = styled.section`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
`;

export const CardHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  ${type(14)}
  & > h2 {
    min-width: 0;
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

export const Offer = styled.li<{ $selected: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  padding: 0 ${space(3)};
  background: ${({ $selected }) => ($selected ? theme.color.accentSurface : 'transparent')};
  & + & {
    border-top: 1px solid ${color('line')};
  }
`;

/** Name at the left, signs and figure at the right; opens what stands behind it. */
export const Opener = styled(NativeButton)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: 44px;
  text-align: left;
  ${type(14)}
  & > span:first-child {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  & > small {
    color: ${color('textMuted')};
    white-space: nowrap;
    ${type(12)}
  }
`;
