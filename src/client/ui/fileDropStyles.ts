import styled from 'styled-components';
import { color } from '../theme/roles';
import { motion, radius, space, type, weight } from '../theme/tokens';

export const Area = styled.div<{ $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 168px;
  margin-bottom: ${space(1.5)};
  padding: ${space(6)};
  border: 1px dashed
    ${({ $over, $invalid, theme }) =>
      $over ? theme.color.accent : $invalid ? theme.color.danger : theme.color.lineControl};
  border-radius: ${radius[8]};
  background: ${({ $over, theme }) => ($over ? theme.color.accentSurface : theme.color.surfaceMuted)};
  text-align: center;
  transition: background ${motion.fast}, border-color ${motion.fast};
  & > svg {
    width: 24px;
    height: 24px;
    color: ${color('textFaint')};
    pointer-events: none;
  }
  & > button {
    margin-top: ${space(1)};
  }
`;

export const Lead = styled.p`
  ${type(14)}
  font-weight: ${weight.medium};
`;

export const Hint = styled.p`
  color: ${color('textMuted')};
  ${type(12)}
`;

export const Native = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
`;
