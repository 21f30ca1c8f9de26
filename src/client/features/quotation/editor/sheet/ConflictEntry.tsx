import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../../contract/values';
import { Checkbox } from '../../../../ui/Checkbox';
import type { QuoteRow } from '../quoteRow';
import { lineRanges } from '../../../../../domain/material/lineRanges';
import type { Conflict, ConflictGroup } from './applyAnswers';
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
function ConflictEntry({ conflict, row, taken, onTake, currency }: Props) {
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

type GroupProps = Omit<Props, 'conflict' | 'row' | 'taken'> & {
  group: ConflictGroup;
  rows: readonly QuoteRow[];
  taken: readonly Conflict[];
};

/** Rows of the sheet with the same fault: said once with their numbers, each with its own words behind it. */
export function ConflictGroupEntry({ group, rows, taken, onTake, currency }: GroupProps) {
  const { t } = useTranslation('seller');
  const text = useCellText(currency);
  const { kind, field, conflicts } = group;
  const entries = conflicts.map((one) => (
    <ConflictEntry
      key={`${one.sheet}-${one.row}-${Object.keys(one.cells).join()}`}
      conflict={one}
      row={rows.find(({ id }) => id === one.line_id)}
      taken={taken.includes(one)}
      onTake={onTake}
      currency={currency}
    />
  ));
  if (conflicts.length === 1) return <>{entries}</>;
  const written = field && [...new Set(conflicts.map(({ cells }) => Object.values(cells)[0] ?? ''))].slice(0, 5);
  return (
    <Entry $warn>
      <EntryItem>{t('sheet.rowCount', { count: conflicts.length })}</EntryItem>
      <div>
        <EntryName>{[field && text.title(field), t(`sheet.kind.${kind}`)].filter(Boolean).join(': ')}</EntryName>
        <EntryNote>{t('sheet.rows', { rows: lineRanges(conflicts.map(({ row }) => row)) })}</EntryNote>
        {written && <EntryNote>{written.join(' · ')}</EntryNote>}
        <details>
          <summary>{t('sheet.each')}</summary>
          <ul>{entries}</ul>
        </details>
      </div>
    </Entry>
  );
}
