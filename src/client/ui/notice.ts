import styled from 'styled-components';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';
import { theme } from '../theme/theme';

/** Centred words about something missing or failed. */
export const Notice = styled.div<{ $bordered?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(12)} ${space(6)};
  ${by('$bordered', { true: `border: 1px dashed ${theme.color.lineStrong};` })}
  border-radius: ${radius[8]};
  text-align: center;
`;

export const NoticeIcon = styled.div<{ $danger?: boolean }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space(1)};
  border-radius: ${radius.round};
  ${by(
    '$danger',
    {
      true: `background: ${theme.color.dangerSurface}; color: ${theme.color.danger};`,
      false: `background: ${theme.color.surfaceSunken}; color: ${theme.color.textMuted};`,
    },
    'false',
  )}
  & > svg {
    width: 22px;
    height: 22px;
  }
`;

export const NoticeTitle = styled.h2`
  ${type(16)}
  font-weight: ${weight.semibold};
`;

export const NoticeText = styled.p`
  max-width: 420px;
  color: ${color('textMuted')};
  ${type(14)}
`;

export const NoticeAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;
