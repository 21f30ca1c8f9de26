import styled from 'styled-components';
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
  border: ${({ $bordered }) => ($bordered ? `1px dashed ${theme.color.lineStrong}` : '0')};
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
  background: ${({ $danger }) => ($danger ? theme.color.dangerSurface : theme.color.surfaceSunken)};
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.textMuted)};
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
