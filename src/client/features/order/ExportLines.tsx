import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { Field } from '../../ui/Field';
import { LineGrid } from '../../ui/LineGrid';
import type { GridColumn } from '../../ui/grid/gridTypes';
import { Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useNarrow } from '../../ui/useNarrow';
import { type ExportRow, rowFault } from './exportForm';
import { StepRow } from './StepRow';

type Props = { rows: readonly ExportRow[]; onChange: (rows: ExportRow[]) => void };

const FIELDS = ['hs_code', 'origin', 'description'] as const;
const MOST = { hs_code: 16, origin: 40, description: 200 } as const;

/** Code, origin and English name of every line, as a sheet into which columns of Excel can be pasted; cards on a phone. */
export function ExportLines({ rows, onChange }: Props) {
  const { t } = useTranslation('project');
  const columns = useExportColumns();
  if (useNarrow()) {
    const change = (row: ExportRow, part: Partial<ExportRow>) =>
      onChange(rows.map((one) => (one === row ? { ...one, ...part } : one)));
    return (
      <Stack $gap={2}>
        {rows.map((row) => (
          <StepRow key={row.line.id}>
            <p>
              {row.line.line_no}. {row.line.description}
            </p>
            {FIELDS.map((field) => (
              <Field
                key={field}
                label={t(`export.${field}`)}
                optional
                error={
                  field !== 'origin' && rowFault(row) === FAULT[field] ? t(`export.fault.${FAULT[field]}`) : undefined
                }
              >
                <TextInput
                  maxLength={MOST[field]}
                  disabled={row.closed[field]}
                  placeholder={field === 'origin' ? (row.line.origin ?? '') : ''}
                  value={row[field]}
                  onChange={(event) => change(row, { [field]: event.target.value })}
                />
              </Field>
            ))}
          </StepRow>
        ))}
      </Stack>
    );
  }
  return (
    <LineGrid
      aria-label={t('export.lines')}
      columns={columns}
      value={rows}
      onChange={onChange}
      newRow={() => rows[0] as ExportRow}
      rowNumber={lineNumber}
      canAddRows={false}
      height={320}
    />
  );
}

const FAULT = { hs_code: 'hs_code', description: 'english' } as const;
const lineNumber = (row: ExportRow) => row.line.line_no;

function useExportColumns(): GridColumn<ExportRow>[] {
  const { t } = useTranslation('project');
  return useMemo(
    () => [
      {
        key: 'line',
        title: t('ship.item'),
        width: 260,
        kind: 'readonly',
        render: ({ line }) => line.description,
        copy: ({ line }) => line.description,
      },
      {
        key: 'hs_code',
        title: t('export.hs_code'),
        width: 120,
        kind: 'text',
        editable: (row) => !row.closed.hs_code,
        error: (row) => (rowFault(row) === 'hs_code' ? t('export.fault.hs_code') : null),
      },
      {
        key: 'origin',
        title: t('export.origin'),
        width: 140,
        kind: 'text',
        editable: (row) => !row.closed.origin,
        render: (row) => row.origin || row.line.origin,
      },
      {
        key: 'description',
        title: t('export.description'),
        width: 240,
        kind: 'text',
        editable: (row) => !row.closed.description,
        error: (row) => (rowFault(row) === 'english' ? t('export.fault.english') : null),
      },
    ],
    [t],
  );
}
