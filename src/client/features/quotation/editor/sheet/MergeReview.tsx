import { useTranslation } from 'next-i18next/pages';
import type { AnswerMergeDto } from '../../../../../contract/entities/answerSheet';
import type { Currency } from '../../../../../contract/values';
import { Banner } from '../../../../ui/Banner';
import { Stack } from '../../../../ui/Stack';
import type { QuoteRow } from '../quoteRow';
import { type Conflict, type RowChange, groupedConflicts, type termChanges } from './applyAnswers';
import { ConflictGroupEntry } from './ConflictEntry';
import { Entry, EntryItem, EntryName, EntryNote, ListHead, List } from './mergeStyles';
import { useCellText, useTermText } from './useCellText';

type Props = {
  merge: AnswerMergeDto;
  rows: readonly QuoteRow[];
  changes: readonly RowChange[];
  /** What the sheet changes in the terms. */
  terms: ReturnType<typeof termChanges>;
  /** Conflicts that the seller takes all the same. */
  taken: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
  currency: Currency;
};

/** What a sheet will change, and what in it was not taken, each with the words of the sheet. */
export function MergeReview({ merge, rows, changes, terms, taken, onTake, currency }: Props) {
  const { t } = useTranslation('seller');
  const text = useCellText(currency);
  const { title: termTitle, value: termValue } = useTermText(currency);
  const { conflicts, bad_terms } = merge;
  return (
    <Stack $gap={4}>
      {changes.length === 0 && terms.length === 0 && conflicts.length === 0 && (
        <Banner tone="info">{t('sheet.nothing')}</Banner>
      )}
      {bad_terms.length > 0 && (
        <Banner tone="warning" title={t('sheet.badTerms')}>
          {bad_terms.map(({ field, value }) => `${termTitle(field)}: ${value}`).join(' · ')}
        </Banner>
      )}
      {conflicts.length > 0 && (
        <section aria-label={t('sheet.conflicts', { count: conflicts.length })}>
          <ListHead>{t('sheet.conflicts', { count: conflicts.length })}</ListHead>
          <List>
            {groupedConflicts(conflicts).map((group) => (
              <ConflictGroupEntry
                key={group.key}
                group={group}
                rows={rows}
                taken={taken}
                onTake={onTake}
                currency={currency}
              />
            ))}
          </List>
        </section>
      )}
      {terms.length > 0 && (
        <section aria-label={t('quote.terms')}>
          <ListHead>{t('quote.terms')}</ListHead>
          <List>
            {terms.map(({ field, before, after }) => (
              <Entry key={field}>
                <EntryItem />
                <EntryNote>
                  {termTitle(field)}: {before === '' ? '' : `${termValue(field, before)} → `}
                  {termValue(field, after)}
                </EntryNote>
              </Entry>
            ))}
          </List>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-label={t('sheet.changes', { count: changes.length })}>
          <ListHead>{t('sheet.changes', { count: changes.length })}</ListHead>
          <List>
            {changes.map(({ row, cells }) => (
              <Entry key={row.id}>
                <EntryItem>{row.line.line_no}</EntryItem>
                <div>
                  <EntryName>{row.line.raw_text}</EntryName>
                  <EntryNote>
                    {cells
                      .map(
                        ({ field, before, after }) =>
                          `${text.title(field)}: ${before === '' ? '' : `${text.value(field, before)} → `}${text.value(field, after)}`,
                      )
                      .join(' · ')}
                  </EntryNote>
                </div>
              </Entry>
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}
