import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ParsedSheet } from '../../../../../contract/entities/parse';
import { Button } from '../../../../ui/Button';
import { Checkbox } from '../../../../ui/Checkbox';
import { Dialog } from '../../../../ui/Dialog';
import { Select } from '../../../../ui/Select';
import { Stack } from '../../../../ui/Stack';
import { toggled } from '../../../../ui/toggled';
import type { TableRead } from '../useTableRead';
import { CHOSEN_FIELDS, fieldAt, withField } from './columnChoices';
import { LeaveButton } from '../../../../ui/LeaveButton';
import styled from 'styled-components';
import { color } from '../../../../theme/roles';
import { space, type, weight } from '../../../../theme/tokens';

type Props = {
  table: TableRead;
  busy: boolean;
  onClose: () => void;
  onApply: (columns: ReadonlyMap<string, Record<string, number>>, left: ReadonlySet<string>) => void;
};

/** Which column holds what, and which sheets count: as guessed, to be put right. */
export function ColumnDialog({ table, busy, onClose, onApply }: Props) {
  const { t } = useTranslation('buyer');
  const [columns, setColumns] = useState(() => new Map(table.sheets.map((sheet) => [sheet.name, sheet.columns])));
  const [left, setLeft] = useState<ReadonlySet<string>>(table.left);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('columns.title')}
      description={t('columns.text')}
      width={880}
      footer={
        <>
          <LeaveButton />
          <Button
            variant="primary"
            loading={busy}
            disabled={left.size === table.sheets.length}
            onClick={() => onApply(columns, left)}
          >
            {t('columns.apply')}
          </Button>
        </>
      }
    >
      <Stack $gap={6}>
        {table.sheets.map((sheet) => (
          <section key={sheet.name} aria-label={sheet.name || t('columns.pasted')}>
            {table.sheets.length > 1 && (
              <SheetName>
                <Checkbox
                  label={t('columns.sheet', { name: sheet.name, count: sheet.rows })}
                  checked={!left.has(sheet.name)}
                  onChange={() => setLeft(toggled(left, sheet.name))}
                />
              </SheetName>
            )}
            <SheetColumns
              sheet={sheet}
              columns={columns.get(sheet.name) ?? {}}
              disabled={left.has(sheet.name)}
              onChange={(chosen) => setColumns(new Map(columns).set(sheet.name, chosen))}
            />
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

type SheetProps = {
  sheet: ParsedSheet;
  /** Place of the column that holds each field. */
  columns: Record<string, number>;
  disabled: boolean;
  onChange: (columns: Record<string, number>) => void;
};

/** The columns of one sheet, each with an example and the field it holds. */
function SheetColumns({ sheet, columns, disabled, onChange }: SheetProps) {
  const { t } = useTranslation('buyer');
  const fields = CHOSEN_FIELDS.map((value) => ({ value, label: t(`columns.field.${value}`) }));
  return (
    <>
      {sheet.headers.length === 0 && <Sample>{t('columns.none')}</Sample>}
      <ColumnList>
        {sheet.headers.map((header, column) => {
          const name = header || t('columns.untitled', { no: column + 1 });
          return (
            <li key={`${sheet.name}-${column.toString()}`}>
              <span>
                <b>{name}</b>
                <Sample>{sheet.sample[column] || '–'}</Sample>
              </span>
              <Select
                compact
                aria-label={t('columns.of', { name })}
                placeholder={t('columns.unused')}
                options={fields}
                value={fieldAt(columns, column)}
                disabled={disabled}
                onChange={(event) => onChange(withField(columns, column, event.target.value))}
              />
            </li>
          );
        })}
      </ColumnList>
    </>
  );
}

const SheetName = styled.div`
  margin-bottom: ${space(2)};
`;

const ColumnList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
    align-items: center;
    gap: ${space(3)};
    padding: ${space(1.5)} 0;
    border-bottom: 1px solid ${color('line')};
  }
  b {
    display: block;
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
    ${type(14)}
  }
`;

const Sample = styled.span`
  display: block;
  overflow: hidden;
  color: ${color('textMuted')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type(12)}
`;
