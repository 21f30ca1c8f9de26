import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import type { SaveState } from './draftSaver';

const Root = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(13)}
  &[data-failed] {
    color: ${color('dangerText')};
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

/** Whether the draft is saved, and the way out when it is not. */
export function SaveStateText({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('buyer');
  if (state.kind === 'clean') return <Root>{t('save.clean')}</Root>;
  if (state.kind === 'dirty' || state.kind === 'saving') {
    return (
      <Root>
        <LoaderCircle aria-hidden />
        {t('save.saving')}
      </Root>
    );
  }
  if (state.kind === 'saved') {
    const { at } = state;
    const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    return (
      <Root>
        <CircleCheck aria-hidden />
        {t('save.saved', { time })}
      </Root>
    );
  }
  return (
    <Root data-failed>
      <CloudOff aria-hidden />
      {t('save.failed')}
      {state.kind === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </Root>
  );
}
