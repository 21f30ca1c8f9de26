import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../clock';
import { onReload } from '../../ui/reloadOnce';
import { onSession } from '../session/sessionEvents';
import { useSession } from '../session/useSession';
import { Autosave } from './Autosave';
import type { AutosavePort, AutosaveView } from './autosavePort';
import { announceAutosave, onAutosave } from './autosaveChannel';
import type { Conflict } from './mergeEdits';
import type { Sheet, SheetRow } from './sheet';
import type { Surroundings } from './surroundings';
import { copiesOf, dropCopy, holdCopy, onceLeft, putCopy } from './workCopies';
import { useRouter } from 'next/router';
import { hasLoginSign } from '../session/browserApi';

const browser: Surroundings = {
  put: putCopy,
  drop: dropCopy,
  of: copiesOf,
  hold: holdCopy,
  onceLeft,
  announce: (place) => announceAutosave({ kind: 'saved', place }),
  online: () => navigator.onLine,
  now: serverNow,
};

const BEGUN: AutosaveView = { state: { kind: 'clean' }, kept: false, conflicts: [] };

function say(kind: 'success' | 'error', text: string): void {
  void import('react-hot-toast').then(({ toast }) => toast[kind](text, { id: 'autosave' }));
}

/**
 * The one autosave of all editors: see `Autosave`. `base` is the record as the server had it when the editor was opened.
 * The editor calls `changed` after every change of its form, and `typed` while a cell is being typed in.
 */
export function useAutosave(port: AutosavePort, base: () => Sheet) {
  const { t } = useTranslation('shell');
  const owner = useSession().profile?.id ?? '';
  const [view, setView] = useState(BEGUN);
  const listener = { view: setView, restored: () => say('success', t('autosave.restored')) };
  const [autosave] = useState(() => new Autosave(port, base(), owner, browser, listener));
  const left = useRef('');
  useEffect(() => {
    autosave.lend(port, listener);
    left.current = t('autosave.left');
  });

  useEffect(() => {
    const going = new AbortController();
    const { signal } = going;
    autosave.open();
    for (const event of ['online', 'offline']) window.addEventListener(event, autosave.network, { signal });
    onAutosave((message) => {
      if (message.kind === 'saved') void autosave.heard(message.place);
      else if (message.kind === 'gone' && message.owner === owner) autosave.stop();
    }, signal);
    // A tab in which somebody signs out keeps nothing.
    const forget = onSession((event, from) => event === 'leaving' && from === 'here' && autosave.stop());
    return () => {
      going.abort();
      forget();
      void autosave.close().then((saved) => saved || say('error', left.current));
    };
  }, [autosave, owner]);
  useLeaveGuard(autosave, view.state.kind);

  return {
    ...view,
    changed: useCallback(() => autosave.changed(), [autosave]),
    typed: useCallback((row: SheetRow) => autosave.typed(row), [autosave]),
    rebase: useCallback((next: Sheet, show: () => void) => autosave.rebase(next, show), [autosave]),
    merge: useCallback(() => autosave.heard(), [autosave]),
    decide: useCallback((theirs: readonly Conflict[]) => autosave.decide(theirs), [autosave]),
    done: useCallback((next?: Sheet) => autosave.done(next), [autosave]),
    flush: autosave.flush,
    idle: autosave.idle,
    stop: autosave.stop,
    retry: useCallback(() => void autosave.flush().catch(() => undefined), [autosave]),
  };
}

export type AutosaveHandle = ReturnType<typeof useAutosave>;

/** States in which what was typed goes out by itself when the page is left within the product. */
const GOES_OUT: readonly AutosaveView['state']['kind'][] = ['clean', 'saved', 'waiting', 'saving'];

/**
 * Asks before a record is left that is not on the server: closing the tab always, a link where the work would not go out
 * by itself. A person who signs out, or whose login ended, sees no question.
 */
function useLeaveGuard(autosave: Pick<Autosave, 'unsaved'>, state: AutosaveView['state']['kind']): void {
  const { events } = useRouter();
  const { t } = useTranslation('shell');
  const question = t('autosave.leave');

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    // What an editor shows is its record's, or in a form with a keeper of its own.
    const stay = onReload({ covers: () => true, keep: () => !autosave.unsaved() });
    return () => {
      stay();
      window.removeEventListener('beforeunload', warn);
    };
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
