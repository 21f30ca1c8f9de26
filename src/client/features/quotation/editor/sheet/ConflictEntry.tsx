import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../../contract/values';
import { Checkbox } from '../../../../ui/Checkbox';
import type { QuoteRow } from '../quoteRow';
import type { Conflict } from './applyAnswers';
import { Entry, EntryItem, EntryName, EntryNote } from './mergeStyles';
import { useCellText } from './useCellText';

type Props = {
  conflict: Conflict;
  /** The line as it is requested now. */
  row: QuoteRow | undefined;
  taken: boolean;
  onTake: (conflict: Conflict) => void;
  currency: Currency;
};

/** A row of the sheet that was not taken: what it says, why, and where its line is beyond doubt, the choice to take it. */
export function ConflictEntry({ conflict, row, taken, onTake, currency }: Props) {
  const { t } = useTranslation('seller');
  const text = useCellText(currency);
  const { kind, item, cells, values } = conflict;
  const offered = values !== null && row !== undefined && Object.keys(values).length > 0;
  const requested =
    row && [row.line.raw_text, [row.qty, row.uom].filter(Boolean).join(' ')].filter(Boolean).join(' · ');
  return (
    <Entry $warn>
      <EntryItem>{t('sheet.row', { row: conflict.row })}</EntryItem>
      <div>
        <EntryName>{item || '–'}</EntryName>
        <EntryNote>{t(`sheet.kind.${kind}`)}</EntryNote>
        <EntryNote>
          {Object.entries(cells)
            .map(([field, value]) => `${text.title(field)}: ${value}`)
            .join(' · ')}
        </EntryNote>
        {offered && (
          <>
            {kind !== 'twice' && <EntryNote>{t('sheet.asked', { line: requested })}</EntryNote>}
            <Checkbox
              checked={taken}
              onChange={() => onTake(conflict)}
              label={t('sheet.take', { line: row.line.line_no })}
            />
          </>
        )}
      </div>
    </Entry>
  );
}
