import { CircleCheck, CircleDashed, CloudAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import type { SaveState } from './useDraftSaving';

const Root = styled.output<{ $bad: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ theme, $bad }) => ($bad ? theme.color.dangerText : theme.color.textMuted)};
  ${type(13)}
  white-space: nowrap;
  & > svg {
    width: 14px;
    height: 14px;
    color: ${color('textFaint')};
  }
`;

const icons = {
  idle: null,
  dirty: <CircleDashed aria-hidden />,
  saving: <CircleDashed aria-hidden />,
  saved: <CircleCheck aria-hidden />,
  failed: <CloudAlert aria-hidden />,
  stale: <CloudAlert aria-hidden />,
};

/** Whether the draft is kept on the server. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useTranslation('seller');
  if (state === 'idle') return null;
  const bad = state === 'failed' || state === 'stale';
  return (
    <Root $bad={bad} data-save-state={state}>
      {icons[state]}
      {t(`save.${state === 'stale' ? 'failed' : state}`)}
    </Root>
  );
}
