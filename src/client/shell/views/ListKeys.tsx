import { useEffect, useEffectEvent, useState } from 'react';
import { lateDialog } from '../../ui/lateDialog';

const { Dialog: KeysDialog } = lateDialog(() => import('./KeysDialog').then((part) => part.KeysDialog));

/** The letter of a key, also where Korean is typed: the same keys write these vowels then. */
const LETTERS: Readonly<Record<string, string>> = { ㅓ: 'j', ㅏ: 'k', ㅌ: 'x' };
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="grid"]';
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Keys of the list on the page, for who has them on: j and k go through its rows, x ticks, / searches, ? explains. */
export function ListKeys() {
  const [helping, setHelping] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    if (act === 'help') setHelping(true);
    else act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return helping && <KeysDialog onClose={() => setHelping(false)} />;
}

/** What a key does now: nothing while somebody types, composes, or a window or menu is open. */
function actionOf(event: KeyboardEvent): (() => void) | 'help' | undefined {
  const { key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return undefined;
  if (!(target instanceof HTMLElement) || target.closest(TYPED_INTO) || document.querySelector(OPENED))
    return undefined;
  const letter = LETTERS[key] ?? key;
  if (letter === '?') return 'help';
  if (letter === '/') {
    const search = document.querySelector<HTMLInputElement>('main [data-list-search]');
    return search ? () => search.focus() : undefined;
  }
  if (letter === 'j') return () => moveRow(1);
  if (letter === 'k') return () => moveRow(-1);
  if (letter !== 'x') return undefined;
  const tick = target.closest('tr')?.querySelector<HTMLInputElement>('[data-row-tick]');
  return tick ? () => tick.click() : undefined;
}

const FOCUSED = ['[data-row-focus]', '[data-row-tick]', 'a, button'];

/** Puts the focus on the next or previous row of the page's list: on its link, else on its box. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main table[data-one-line] > tbody > tr:not([aria-hidden])')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : at + step];
  if (!next) return;
  const target = FOCUSED.map((selector) => next.querySelector<HTMLElement>(selector)).find((found) => found);
  target?.focus();
}
