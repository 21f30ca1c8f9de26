import { useTranslation } from 'next-i18next/pages';
import type { NumberRow } from '../../../../contract/entities/erpNumbers';
import type { Tone } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import { DataTable } from '../../../ui/DataTable';
import { Code, Text } from '../../../ui/Text';

const MOST_SHOWN = 200;
const TONES: Readonly<Record<NumberRow['state'], Tone>> = {
  new: 'green',
  changed: 'blue',
  same: 'gray',
  unknown: 'yellow',
  twice: 'yellow',
  empty: 'yellow',
  closed: 'yellow',
  undated: 'yellow',
};

/** What each row of a file with numbers changes. */
export function NumbersPreview({ rows }: { rows: readonly NumberRow[] }) {
  const { t } = useTranslation('erp');
  // What needs a look stands first.
  const sorted = [...rows].sort((a, b) => Number(TONES[b.state] === 'yellow') - Number(TONES[a.state] === 'yellow'));
  return (
    <>
      {rows.length > MOST_SHOWN && (
        <Text $color="textMuted">{t('numbers.first', { shown: MOST_SHOWN, all: rows.length })}</Text>
      )}
      <DataTable
        dense
        aria-label={t('numbers.preview')}
        maxHeight="320px"
        rows={sorted.slice(0, MOST_SHOWN)}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'order', header: t('records.number'), render: ({ order_number }) => <Code>{order_number}</Code> },
          { key: 'row', header: t('numbers.row'), align: 'right', width: '64px', render: ({ row }) => row },
          { key: 'before', header: t('numbers.before'), wrap: true, render: ({ before }) => before ?? '–' },
          {
            key: 'after',
            header: t('numbers.after'),
            wrap: true,
            render: ({ number, issued_on }) => [number, issued_on].filter(Boolean).join(' · '),
          },
          {
            key: 'result',
            header: t('numbers.result'),
            width: '150px',
            render: ({ state }) => (
              <Chip size="sm" tone={TONES[state]}>
                {t(`numbers.states.${state}`)}
              </Chip>
            ),
          },
        ]}
      />
    </>
  );
}
