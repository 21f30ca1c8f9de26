import { useTranslation } from 'next-i18next/pages';
import type { AnswerMergeDto } from '../../../../../contract/entities/answerSheet';
import type { Currency } from '../../../../../contract/values';
import { Banner } from '../../../../ui/Banner';
import { Stack } from '../../../../ui/Stack';
import type { RowChange } from './applyAnswers';
import { Entry, EntryItem, EntryName, EntryNote, ListHead, List } from './mergeStyles';
import { useCellText } from './useCellText';

type Props = { merge: AnswerMergeDto; changes: readonly RowChange[]; currency: Currency };

/** What a sheet will change, and what in it was not taken, each with the words of the sheet. */
export function MergeReview({ merge, changes, currency }: Props) {
  const { t } = useTranslation('seller');
  const text = useCellText(currency);
  const { conflicts } = merge;
  return (
    <Stack $gap={4}>
      {changes.length === 0 && conflicts.length === 0 && <Banner tone="info">{t('sheet.nothing')}</Banner>}
      {conflicts.length > 0 && (
        <section aria-label={t('sheet.conflicts', { count: conflicts.length })}>
          <ListHead>{t('sheet.conflicts', { count: conflicts.length })}</ListHead>
          <List>
            {conflicts.map((one) => (
              <Entry key={`${one.sheet}-${one.row}-${one.kind}-${Object.keys(one.cells).join()}`} $warn>
                <EntryItem>{t('sheet.row', { row: one.row })}</EntryItem>
                <div>
                  <EntryName>{one.item || '–'}</EntryName>
                  <EntryNote>{t(`sheet.kind.${one.kind}`)}</EntryNote>
                  <EntryNote>
                    {Object.entries(one.cells)
                      .map(([field, value]) => `${text.title(field)}: ${value}`)
                      .join(' · ')}
                  </EntryNote>
                </div>
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
