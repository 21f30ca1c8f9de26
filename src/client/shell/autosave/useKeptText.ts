import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { serverNow } from '../../clock';
import { onSession } from '../session/sessionEvents';
import { useSession } from '../session/useSession';
import { onAutosave } from './autosaveChannel';
import { NO_EDITS } from './sheet';
import { copiesOf, dropCopy, holdCopy, onceLeft, putCopy } from './workCopies';
import type { WorkCopy } from './workCopy';

/** How long a text that another tab may still hold open is waited for. */
const WAIT_MS = 30_000;
const FIELD = 'text';
const NEVER = () => false;

/**
 * A text that belongs to no record yet, e.g. a message before it is sent: kept on this device for its writer, and put back
 * into the empty field when the place opens again. An empty text is not kept.
 *
 * @param isDone whether a kept text needs no return, e.g. since it was sent while its page was left; null: not known yet.
 */
export function useKeptText(
  place: string,
  isDone: ((text: string) => boolean) | null = NEVER,
): readonly [string, (text: string) => void] {
  const { t } = useTranslation('shell');
  const owner = useSession().profile?.id ?? '';
  const [text, setText] = useState('');
  const [id] = useState(() => uuid());
  const key = `${owner}|${id}`;
  const now = useRef('');
  const forgotten = useRef(false);
  const write = useCallback(
    (next: string) => {
      now.current = next;
      setText(next);
      if (owner === '' || forgotten.current) return;
      const edits = { ...NO_EDITS, fields: [{ field: FIELD, before: '', now: next }] };
      if (next.trim() === '') void dropCopy(key);
      else void putCopy({ key, owner, place, at: serverNow(), edits, sent: false });
    },
    [key, owner, place],
  );
  const isFree = useEffectEvent(() => now.current === '');
  const adopt = useEffectEvent((copy: WorkCopy) => {
    const kept = copy.edits.fields.find(({ field }) => field === FIELD)?.now;
    if (typeof kept !== 'string' || isDone?.(kept)) return;
    write(kept);
    void import('react-hot-toast').then(({ toast }) => toast.success(t('autosave.restored'), { id: 'autosave' }));
  });
  useEffect(() => {
    if (owner === '') return;
    const going = new AbortController();
    const { signal } = going;
    const forget = () => {
      forgotten.current = true;
      void dropCopy(key);
    };
    holdCopy(key, signal);
    const unheard = onSession((event, from) => event === 'leaving' && from === 'here' && forget());
    onAutosave((message) => message.kind === 'gone' && message.owner === owner && forget(), signal);
    return () => {
      going.abort();
      unheard();
    };
  }, [key, owner, place]);
  const known = isDone !== null;
  useEffect(() => {
    if (owner === '' || !known) return;
    const going = new AbortController();
    const { signal } = going;
    const restore = async () => {
      for (const copy of (await copiesOf(owner, place)).toReversed()) {
        if (copy.key === key || signal.aborted || !isFree()) continue;
        const waiting = new AbortController();
        const end = () => waiting.abort();
        signal.addEventListener('abort', end);
        setTimeout(end, WAIT_MS);
        await onceLeft(copy.key, waiting.signal, async () => {
          // Another tab may have taken it meanwhile.
          const left = (await copiesOf(owner, place)).find((one) => one.key === copy.key);
          if (!left || signal.aborted || !isFree()) return;
          adopt(left);
          await dropCopy(copy.key);
        });
      }
    };
    void restore();
    return () => going.abort();
  }, [key, owner, place, known]);
  return [text, write];
}
