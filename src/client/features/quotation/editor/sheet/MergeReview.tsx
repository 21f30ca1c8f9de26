import { useTranslation } from 'next-i18next/pages';
import type { AnswerMergeDto } from '../../../../../contract/entities/answerSheet';
import type { Currency } from '../../../../../contract/values';
import { Banner } from '../../../../ui/Banner';
import { Stack } from '../../../../ui/Stack';
import type { QuoteRow } from '../quoteRow';
import { type Conflict, inSheetOrder, type RowChange } from './applyAnswers';
import { ConflictEntry } from './ConflictEntry';
import { Entry, EntryItem, EntryName, EntryNote, ListHead, List } from './mergeStyles';
import { useCellText } from './useCellText';

type Props = {
  merge: AnswerMergeDto;
  rows: readonly QuoteRow[];
  changes: readonly RowChange[];
  /** Conflicts that the seller takes all the same. */
  taken: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
  currency: Currency;
};

/** What a sheet will change, and what in it was not taken, each with the words of the sheet. */
export function MergeReview({ merge, rows, changes, taken, onTake, currency }: Props) {
  const { t } = useTranslation('seller');
  const text = useCellText(currency);
  const conflicts = inSheetOrder(merge.conflicts);
  return (
    <Stack $gap={4}>
      {changes.length === 0 && conflicts.length === 0 && <Banner tone="info">{t('sheet.nothing')}</Banner>}
      {conflicts.length > 0 && (
        <section aria-label={t('sheet.conflicts', { count: conflicts.length })}>
          <ListHead>{t('sheet.conflicts', { count: conflicts.length })}</ListHead>
          <List>
            {conflicts.map((one) => (
              <ConflictEntry
                key={`${one.sheet}-${one.row}-${one.kind}-${Object.keys(one.cells).join()}`}
                conflict={one}
                row={rows.find(({ id }) => id === one.line_id)}
                taken={taken.includes(one)}
                onTake={onTake}
                currency={currency}
              />
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
