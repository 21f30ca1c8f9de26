import { CircleCheck, CircleDashed, CloudAlert, CloudOff, HardDrive, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../../shared/useReader';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { useErrorText } from '../errors/useErrorText';
import type { AutosaveView } from './autosavePort';

const Root = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(13)}
  &[data-bad] {
    color: ${color('dangerText')};
  }
  /* Words that take two lines stay beside their sign and their button. */
  & > svg,
  & > button {
    flex-shrink: 0;
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

type Kind = AutosaveView['state']['kind'];

const ICONS: Record<Kind, ReactNode> = {
  clean: null,
  waiting: <CircleDashed aria-hidden />,
  saving: <LoaderCircle aria-hidden />,
  saved: <CircleCheck aria-hidden />,
  offline: <CloudOff aria-hidden />,
  retrying: <CloudAlert aria-hidden />,
  refused: <CloudAlert aria-hidden />,
  conflict: <CloudAlert aria-hidden />,
  local: <HardDrive aria-hidden />,
};

type Props = Pick<AutosaveView, 'state' | 'kept'> & {
  onRetry: () => void;
  /** Says nothing before anything was typed. */
  quiet?: boolean;
};

/** Where the work is: on the server since when, on its way, or on this device alone. */
export function SaveStatus({ state, kept, onRetry, quiet = false }: Props) {
  const words = useWords({ state, kept });
  const { t } = useTranslation('shell');
  const { kind } = state;
  if (quiet && kind === 'clean') return null;
  const failed = kind === 'retrying' || kind === 'refused';
  return (
    <Root data-bad={failed || kind === 'conflict' || undefined} data-save-state={kind}>
      {ICONS[kind]}
      <span>{words}</span>
      {failed && (
        <Button size="sm" onClick={onRetry}>
          {t('autosave.retry')}
        </Button>
      )}
    </Root>
  );
}

function useWords({ state, kept }: Pick<AutosaveView, 'state' | 'kept'>): string {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const language = useReader();
  switch (state.kind) {
    case 'saved': {
      const [, time = ''] = instantText(new Date(state.at).toISOString(), language).split(', ');
      return t('autosave.saved', { time });
    }
    case 'offline':
      return t(kept ? 'autosave.offline' : 'autosave.offlineUnkept');
    case 'local':
      return t(kept ? 'autosave.local' : 'autosave.localUnkept');
    case 'refused':
      return `${t('autosave.refused')} ${errorText(state.error)}`;
    case 'clean':
    case 'waiting':
    case 'saving':
    case 'retrying':
    case 'conflict':
      return t(`autosave.${state.kind}`);
  }
}
