import type { TypedValues } from './recoveryStore';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks the element whose fields belong to one form, so that a form inside of another keeps its own. */
export const SCOPE = 'data-recovery';

const CONTROLS = 'input, textarea, select';
const NEVER = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

/** Whether a field may be kept on the device: no password, no file, and nothing that a recording masks by the field's own mark. */
function isKept(control: Control, scope: Element): boolean {
  if (NEVER.has(control.type) || control.hasAttribute('data-sentry-mask')) return false;
  return control.closest(`[${SCOPE}]`) === scope;
}

/** Whether what counts is the tick and not the value. */
export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Names of a group of radios are made again with each page; a label is not. */
function nameOf(control: Control): string {
  const label = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
  return (control.type === 'radio' ? '' : control.name) || label;
}

/** The fields of a form by name; of several with the same one, the later ones are numbered. */
export function fieldsOf(scope: Element): Map<string, Control> {
  const fields = new Map<string, Control>();
  for (const control of scope.querySelectorAll<Control>(CONTROLS)) {
    const name = nameOf(control);
    if (name === '' || !isKept(control, scope)) continue;
    let key = name;
    for (let number = 2; fields.has(key); number += 1) key = `${name} ${number}`;
    fields.set(key, control);
  }
  return fields;
}

/** What stands in a field, as `TypedValues` has it. */
export const valueOf = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

/** What stands in the fields that somebody touched. */
export function typedIn(scope: Element, touched: ReadonlySet<EventTarget>): TypedValues {
  const fields = [...fieldsOf(scope)].filter(([, control]) => touched.has(control));
  return Object.fromEntries(fields.map(([key, control]) => [key, valueOf(control)]));
}
