import { useTranslation } from 'next-i18next/pages';
import { type InputEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { toast } from 'react-hot-toast';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { optionOf } from './gridEdits';
import { leaveBy, type SelectEditorProps } from './SelectEditor';

const Input = styled.input`
  width: 100%;
  height: 100%;
  padding: 0 ${space(2)};
  border: 0;
  background: none;
  outline: none;
  &:focus-visible {
    outline: none;
  }
`;

/**
 * A choice by keyboard: labels, codes and other spellings may be typed. It opens empty, so that leaving it without a
 * choice leaves the cell as it was; so does a text that means no option, which is reported.
 */
export function ChoiceEditor({ label, value, options, onChoose, onLeave }: SelectEditorProps) {
  const { t } = useTranslation('ui');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  /** What was typed when the field was left last: leaving it takes it once. */
  const taken = useRef('');
  const take = (typed: string) => {
    const text = typed.trim();
    if (left.current || text === taken.current) return;
    taken.current = text;
    const option = optionOf(options, text);
    if (option) onChoose(option.value);
    else if (text !== '') toast.error(t('grid.noChoice', { column: label, text }));
  };
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useLayoutEffect(() => {
    const element = input.current;
    left.current = false;
    element?.focus({ preventScroll: true });
    try {
      element?.showPicker();
    } catch {
      // Without a recent click or key the browser keeps the list shut; typing opens it.
    }
    return () => {
      if (element) newest.current(element.value);
    };
  }, []);
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') left.current = true;
    const to = leaveBy(event);
    if (!to) return;
    take(event.currentTarget.value);
    onLeave(to);
  };
  // A pick from the list replaces what was typed; letters are still being typed.
  const picked = (event: InputEvent<HTMLInputElement>) => {
    if (event.nativeEvent.inputType !== 'insertReplacementText') return;
    take(event.currentTarget.value);
    onLeave('stay');
  };
  return (
    <>
      <Input
        ref={input}
        aria-label={label}
        list={list}
        placeholder={options.find((option) => option.value === value)?.label ?? value}
        autoComplete="off"
        tabIndex={-1}
        onKeyDown={key}
        onInput={picked}
        onBlur={(event) => take(event.target.value)}
      />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option.value} value={option.label}>
            {option.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
