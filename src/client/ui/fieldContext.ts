import { createContext, use, useEffect } from 'react';

/** What a field passes to the control inside it. */
export type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldWiring | null>(null);

/** Takes the reason why the control inside refuses what was typed; null once it does not. */
export const FieldRefusal = createContext<((reason: string | null) => void) | null>(null);

/** Reports to the surrounding field why the control refuses what was typed; whether there is a field to show it. */
export function useFieldRefusal(reason: string | null): boolean {
  const notify = use(FieldRefusal);
  useEffect(() => {
    notify?.(reason);
    return () => notify?.(null);
  }, [notify, reason]);
  return notify !== null;
}

/** Own attributes win over those of the surrounding field. */
type Own = {
  id?: string | undefined;
  invalid?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  required?: boolean | undefined;
};

/** Attributes that tie a control to its label, help and error. */
export function useFieldWiring(own: Own) {
  const field = use(FieldContext);
  const invalid = own.invalid ?? field?.invalid ?? false;
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': (own.required ?? field?.required) || undefined,
    $invalid: invalid,
  };
}
