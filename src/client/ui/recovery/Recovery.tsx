import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type TypedValues, useRecoveryStore } from './recoveryStore';
import { type Control, fieldsOf, SCOPE, typedIn, valueOf } from './typedFields';
import { PART, PartsContext, type RecoverableParts } from './useRecoverable';
import { late } from '../late';
import { onReload } from '../reloadOnce';

const RecoveryOffer = late(() => import('./RecoveryOffer').then((part) => part.RecoveryOffer));

interface Props {
  /** Distinguishes the form from others of its page, with the record where a page shows several; that of a window is its title. */
  name?: string;
  children?: ReactNode;
}

/**
 * Stands first in a form, or in any element with fields: what is typed there is not lost when the login ends under it or the
 * page reloads itself, and is offered to the same person when the form opens again. Passwords, files and fields with the recorder's mark are never kept.
 */
export function Recovery({ name, children }: Props) {
  const store = useRecoveryStore();
  const mark = useRef<HTMLSpanElement>(null);
  const [touched] = useState(() => new Set<EventTarget>());
  const [parts] = useState<RecoverableParts>(() => new Map());
  const [offer, setOffer] = useState<{ key: string; values: TypedValues; scope: HTMLElement } | null>(null);

  // Cleaned up before the fields leave the document.
  useLayoutEffect(() => {
    const scope = mark.current?.parentElement;
    if (!scope || !store) return;
    const key = store.keyOf(name ?? titleOf(scope));
    const touch = ({ target }: Event) => target && touched.add(target);
    scope.setAttribute(SCOPE, '');
    scope.addEventListener('input', touch);
    const typed = () => ({ ...typedIn(scope, touched), ...changedIn(parts) });
    const stay = onReload({
      covers: (field) => [...fieldsOf(scope).values()].includes(field as Control),
      keep: () => store.keepNow(key, typed()),
    });
    return () => {
      stay();
      scope.removeEventListener('input', touch);
      store.keep(key, typed);
    };
  }, [store, name, touched, parts]);

  // After all fields have their first values.
  useEffect(() => {
    const scope = mark.current?.parentElement;
    if (!scope || !store) return;
    const key = store.keyOf(name ?? titleOf(scope));
    const values = store.kept(key);
    const differs = values && isDifferent(values, scope, parts);
    if (differs === false) store.forget(key);
    setOffer(values && differs ? { key, values, scope } : null);
  }, [store, name, parts]);

  const end = () => {
    if (offer) store?.forget(offer.key);
    setOffer(null);
  };
  return (
    <PartsContext value={parts}>
      <span ref={mark} hidden />
      {offer && <RecoveryOffer values={offer.values} scope={offer.scope} parts={parts} onEnd={end} />}
      {children}
    </PartsContext>
  );
}

/** Title and description of the window around an element. */
function titleOf(scope: Element): string {
  const panel = scope.closest('[role="dialog"], [role="alertdialog"]');
  const ids = ['aria-labelledby', 'aria-describedby'].map((attribute) => panel?.getAttribute(attribute));
  return ids.map((id) => (id ? document.getElementById(id)?.textContent : '')).join(' ');
}

function changedIn(parts: RecoverableParts): TypedValues {
  const changed = [...parts].filter(([, part]) => part.changed());
  return Object.fromEntries(changed.map(([name, part]) => [PART + name, part.read()]));
}

/** Whether the form shows other values than those kept; null when it shows none of these fields. */
function isDifferent(values: TypedValues, scope: Element, parts: RecoverableParts): boolean | null {
  const fields = fieldsOf(scope);
  const shown = Object.entries(values).flatMap(([key, value]) => {
    const field = fields.get(key);
    const now = field ? valueOf(field) : parts.get(key.slice(PART.length))?.read();
    return now === undefined ? [] : [now !== value];
  });
  return shown.length === 0 ? null : shown.includes(true);
}
