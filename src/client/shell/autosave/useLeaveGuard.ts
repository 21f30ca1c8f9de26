import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { hasLoginSign } from '../session/browserApi';
import type { Autosave, AutosaveView } from './Autosave';

/** States in which what was typed goes out by itself when the page is left within the product. */
const GOES_OUT: readonly AutosaveView['state']['kind'][] = ['clean', 'saved', 'waiting', 'saving'];

/**
 * Asks before a record is left that is not on the server: closing the tab always, a link where the work would not go out
 * by itself. Whoever signs out, or whose login ended, is not asked.
 */
export function useLeaveGuard(autosave: Pick<Autosave, 'unsaved'>, state: AutosaveView['state']['kind']): void {
  const { events } = useRouter();
  const { t } = useTranslation('shell');
  const question = t('autosave.leave');

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [autosave]);

  useEffect(() => {
    if (GOES_OUT.includes(state)) return;
    const ask = (address: string, { shallow }: { shallow: boolean }) => {
      if (shallow || !autosave.unsaved() || !hasLoginSign() || window.confirm(question)) return;
      events.emit('routeChangeError', new Error('The reader stays.'), address, { shallow });
      // The router offers no other way to stop a navigation than to throw.
      throw Object.assign(new Error('The reader stays.'), { cancelled: true });
    };
    events.on('routeChangeStart', ask);
    return () => events.off('routeChangeStart', ask);
  }, [autosave, state, question, events]);
}
