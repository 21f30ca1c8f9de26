import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { SaveState } from './draftSaver';

/**
 * Warns before unsaved work is left. Within the product a pending save goes out by itself, so only a failed one asks;
 * closing the tab asks as long as anything is unsaved.
 */
export function useLeaveWarning(state: SaveState): void {
  const { events } = useRouter();
  const { t } = useTranslation('buyer');
  const unsaved = state.kind !== 'clean' && state.kind !== 'saved';
  const failed = state.kind === 'failed' || state.kind === 'stale';
  const question = t('save.leave');

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  useEffect(() => {
    if (!failed) return;
    const ask = (address: string, { shallow }: { shallow: boolean }) => {
      if (shallow || window.confirm(question)) return;
      events.emit('routeChangeError', new Error('The reader stays.'), address, { shallow });
      // The router offers no other way to stop a navigation than to throw.
      throw Object.assign(new Error('The reader stays.'), { cancelled: true });
    };
    events.on('routeChangeStart', ask);
    return () => events.off('routeChangeStart', ask);
  }, [failed, question, events]);
}
