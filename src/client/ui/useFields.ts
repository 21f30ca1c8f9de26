import { type FormEvent, useState } from 'react';
import type { FieldChange } from './nativeControls';

type Name<Values> = Extract<keyof Values, string>;
/** Names of the fields whose value is text. */
type TextName<Values> = { [Key in Name<Values>]: Values[Key] extends string ? Key : never }[Name<Values>];

interface Fields<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Attributes of the text control with this name. */
  text: (name: TextName<Values>) => {
    name: string;
    value: string;
    onChange: (change: FieldChange<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** Whether the field is wrong; not before the form was submitted once. */
  isWrong: (name: Name<Values>) => boolean;
  /** Marks fields that only the server can judge, until their value changes. */
  mark: (names: readonly Name<Values>[]) => void;
  /** Handles a form's submit: passes right values on, or puts the focus on the first field that is wrong. */
  submit: (send: (values: Values) => unknown) => (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * State of a form: plain React state, checked when it is submitted and from then on at each change. `wrongIn` names the fields
 * whose value is wrong; where the contract has a schema for them, it is `wrongBy(schema, values)`.
 */
export function useFields<Values extends object>(
  initial: Values | (() => Values),
  wrongIn: (values: Values) => readonly Name<Values>[] = () => [],
): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [marked, setMarked] = useState<readonly Name<Values>[]>([]);
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    setMarked((before) => (before.length > 0 ? before.filter((name) => !(name in change)) : before));
  };
  const wrong = submitted ? [...wrongIn(values), ...marked] : marked;
  return {
    values,
    set,
    text: (name) => ({
      name,
      value: values[name] as string,
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Values>),
    }),
    isWrong: (name) => wrong.includes(name),
    mark: setMarked,
    submit: (send) => (event) => {
      event.preventDefault();
      setSubmitted(true);
      if (wrongIn(values).length === 0) void send(values);
      else focusFirstWrong(event.currentTarget);
    },
  };
}

/** What schemas of the contract offer; without zod itself, which a first view does not load. */
interface Schema {
  safeParse: (
    values: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** Names of the fields that a schema of the contract refuses. */
export function wrongBy<Values extends object>(schema: Schema, values: Values): Name<Values>[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  const refused = new Set(result.error.issues.map(({ path }) => path[0]));
  return (Object.keys(values) as Name<Values>[]).filter((name) => refused.has(name));
}

/** Moves the focus to the first field that is marked as wrong, once it is. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
