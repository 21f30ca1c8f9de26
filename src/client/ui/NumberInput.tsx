import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useFieldRefusal } from './fieldContext';
import { InlineError } from './InlineError';
import { caretFromEnd, cleanNumber, dropDigitBefore, groupDigits, isDoubtful, isPlain, isUnclear } from './numberText';
import { TextInput, type TextInputProps } from './TextInput';
import { type FieldChange } from './nativeControls';

export type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'trailing' | 'figure' | 'type' | 'ref'> & {
  /** Decimal string without commas, '' when empty; a text that can be read in more than one way is handed on as it is. */
  value: string;
  onChange: (value: string) => void;
  /** Most digits after the point (default 4). */
  decimals?: number;
  negative?: boolean;
  /** What is kept of a text that this kind of number leaves unclear, which is no plain decimal; null for others. */
  unclear?: (text: string) => string | null;
  /** Shown muted after the number, e.g. "kg". */
  unit?: string;
  ref?: (element: HTMLInputElement | null) => void;
};

/**
 * Takes digits, shows commas while typing and gives a plain decimal string. What could mean two numbers stays in sight with
 * the reason, and is what the form gets: no schema takes it.
 */
export function NumberInput({
  value,
  onChange,
  decimals = 4,
  negative,
  unclear,
  unit,
  ref,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const after = useRef<number | null>(null);
  const { t } = useTranslation('ui');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const plain = isPlain(value);
  const shown = plain ? groupDigits(value) : value;

  // Without dependencies: a deleted comma changes no value, yet the caret must be put back.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || after.current === null || document.activeElement !== element) return;
    const caret = caretFromEnd(shown, after.current);
    element.setSelectionRange(caret, caret);
    after.current = null;
  });

  const change = (event: FieldChange<HTMLInputElement>) => {
    const { value: typed, selectionEnd } = event.target;
    const doubtful = isDoubtful(typed) ? typed : unclear?.(typed);
    if (doubtful) return onChange(doubtful);
    const caret = selectionEnd ?? typed.length;
    const commaDeleted = typed.length === shown.length - 1 && typed.replaceAll(',', '') === value;
    after.current = typed.slice(caret).replaceAll(',', '').length;
    onChange(cleanNumber(commaDeleted ? dropDigitBefore(typed, caret) : typed, { decimals, negative }));
    redraw();
  };

  // A number that is pasted over all there was means what it says; parts of one are typed.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const text = event.clipboardData.getData('text').trim();
    const whole = selectionStart === 0 && selectionEnd === before.length;
    const doubtful = unclear?.(text) ?? (isUnclear(text) ? text : null);
    if (!whole || doubtful === null) return;
    event.preventDefault();
    onChange(doubtful);
  };

  const field = (
    <TextInput
      {...rest}
      figure
      invalid={!plain || rest.invalid || undefined}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={change}
      onPaste={paste}
      trailing={unit}
    />
  );
  const hasMessage = useFieldRefusal(plain ? null : t('unclearNumber'));
  if (plain || hasMessage) return field;
  return (
    <div>
      {field}
      <InlineError>{t('unclearNumber')}</InlineError>
    </div>
  );
}
