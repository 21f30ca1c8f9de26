import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../../ui/toast';
import type { WordField } from '../../../../../contract/entities/wordRule';
import { WORD_FIELDS } from '../../../../../contract/wordFields';
import { wordKey } from '../../../../../domain/material/words/wordKey';
import { wordsToLearn } from '../../../../../domain/material/words/wordsToLearn';
import { useApi } from '../../../../api/ApiProvider';
import { paths } from '../../../../paths';
import { useKeepWordRule, wordRuleQuery } from '../../../../queries/readingRules';
import { useWordValue } from '../../../../shared/useWordValue';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { InlineError } from '../../../../ui/InlineError';
import { Link } from '../../../../ui/Link';
import { Select } from '../../../../ui/Select';
import { Inline, Stack } from '../../../../ui/Stack';
import type { Correction } from './alike';
import { useCellNames } from './useCellNames';

/** What a correction teaches of the words of its line; null where none of them can have meant it. */
export function lessonOf({ cell, to, line }: Correction): { field: WordField; value: string; words: string[] } | null {
  const field = WORD_FIELDS.find((one) => one === cell);
  if (!field || !to.trim()) return null;
  const words = wordsToLearn(line.raw_text, field);
  return words.length > 0 ? { field, value: to.trim().slice(0, 60), words } : null;
}

type Props = { correction: Correction; onDone: () => void };

/** After a correction by hand: whether the company's lists shall be read so from now on, and by which word. */
export function WordLesson({ correction, onDone }: Props) {
  const { t } = useTranslation('buyer');
  const name = useCellNames();
  const valueOf = useWordValue();
  const errorText = useErrorText();
  const known = useQuery(wordRuleQuery(useApi()));
  const keep = useKeepWordRule();
  const lesson = lessonOf(correction);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!lesson || !known.data) return null;
  const { field, value, words } = lesson;
  const word = chosen ?? words[0] ?? '';
  const before = known.data.items.find((rule) => wordKey(rule.word) === wordKey(word));
  if (before?.fields[field] === value) return null;
  const remember = () =>
    keep.mutate(
      { word, fields: { ...before?.fields, [field]: value } },
      {
        onSuccess: () => {
          toast.success(t('reading.lesson.kept', { word }));
          onDone();
        },
      },
    );
  return (
    <Banner
      tone="info"
      action={
        <Inline>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('reading.lesson.no')}
          </Button>
          <Button size="sm" variant="primary" loading={keep.isPending} onClick={remember}>
            {t('reading.lesson.yes')}
          </Button>
        </Inline>
      }
    >
      <Stack $gap={2}>
        <span>{t('reading.lesson.question', { word, field: name(field), value: valueOf(field, value) })}</span>
        {words.length > 1 && (
          <Select
            compact
            aria-label={t('reading.lesson.word')}
            options={words.map((one) => ({ value: one, label: one }))}
            value={word}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        <span>
          {t('reading.lesson.note')} <Link href={paths.user.mypageTab('company')}>{t('reading.lesson.rules')}</Link>
        </span>
        {keep.error && <InlineError>{errorText(keep.error)}</InlineError>}
      </Stack>
    </Banner>
  );
}
