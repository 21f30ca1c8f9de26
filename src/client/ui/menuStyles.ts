import { DropdownMenu } from 'radix-ui';
import styled, { css, keyframes } from 'styled-components';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { theme } from '../theme/theme';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const Panel = styled(DropdownMenu.Content)`
  z-index: ${layers.menu};
  min-width: 180px;
  max-width: min(320px, calc(100vw - 24px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space(1)};
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  animation: ${appear} 150ms ease-out;
`;

const entry = css<{ $danger?: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius[4]};
  color: ${({ $danger }) => ($danger ? theme.color.dangerText : theme.color.text)};
  ${type(14)}
  cursor: pointer;
  user-select: none;
  ${({ $danger }) => css`
    &[data-highlighted] {
      background: ${color($danger ? 'dangerSurface' : 'surfaceSunken')};
      outline: none;
      ${media.forcedColors} {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  `}
  &[data-disabled] {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    color: ${({ $danger }) => ($danger ? theme.color.dangerText : theme.color.textFaint)};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

export const Entry = styled(DropdownMenu.Item)<{ $danger?: boolean | undefined }>`
  ${entry}
`;

export const Choice = styled(DropdownMenu.RadioItem)<{ $danger?: boolean | undefined }>`
  ${entry}
  &[data-state='checked'] {
    color: ${color('accentText')};
  }
  & > span:last-child {
    margin-left: auto;
  }
`;

export const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space(1)};
  background: ${color('line')};
`;

export const Heading = styled(DropdownMenu.Label)`
  padding: ${space(2)} ${space(2.5)} ${space(1)};
  color: ${color('textMuted')};
  ${type(12)}
`;
