import { useTranslation } from 'next-i18next/pages';
import type { Suggestion } from '../../../../../domain/material/suggestions';
import { Button } from '../../../../ui/Button';
import { Stack } from '../../../../ui/Stack';
import { Key, Muted, Row } from './readingStyles';
import { useCellNames } from './useCellNames';
import { useCellTexts } from './useCellTexts';
import { useEffect, useRef } from 'react';

type Props = {
  suggestions: readonly Suggestion[];
  /** How many other lines each of them fits. */
  others: readonly number[];
  /** Category of the line. */
  category: string | null;
  onTake: (suggestion: Suggestion, everywhere: boolean) => void;
};

/** Corrections by one key: for this line, or for all lines alike. */
export function Suggestions({ suggestions, others, category, onTake }: Props) {
  const { t } = useTranslation('buyer');
  const name = useCellNames();
  const textOf = useCellTexts();
  useSuggestionKeys(suggestions.length, (index, everywhere) => {
    const suggestion = suggestions[index];
    if (suggestion) onTake(suggestion, everywhere && (others[index] ?? 0) > 0);
  });
  if (suggestions.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Row aria-label={t('reading.suggestions')}>
        {suggestions.map((suggestion, index) => (
          <li key={`${suggestion.cell}-${suggestion.value}`}>
            <Button size="sm" onClick={() => onTake(suggestion, false)}>
              <Key>Alt+{index + 1}</Key> {name(suggestion.cell)} {textOf(suggestion.cell, suggestion.value, category)}
            </Button>
            {(others[index] ?? 0) > 0 && (
              <Button variant="ghost" size="sm" onClick={() => onTake(suggestion, true)}>
                {t('reading.all', { count: (others[index] ?? 0) + 1 })}
              </Button>
            )}
          </li>
        ))}
      </Row>
      {others.some((count) => count > 0) && <Muted>{t('reading.keys')}</Muted>}
    </Stack>
  );
}

/** Alt with 1 to 9 takes a suggestion, with Shift in all lines alike; by place on the keyboard, whatever the layout. */
function useSuggestionKeys(count: number, take: (index: number, everywhere: boolean) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (count === 0) return undefined;
    const key = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (!event.altKey || event.ctrlKey || event.metaKey || !digit || Number(digit) > count) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(Number(digit) - 1, event.shiftKey);
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [count]);
}
