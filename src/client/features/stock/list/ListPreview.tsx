import { useTranslation } from 'next-i18next/pages';
import type { StockListRow, StockRowState } from '../../../../contract/entities/stockList';
import { Muted } from '../../../shared/market/Muted';
import type { Tone } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import { DataTable } from '../../../ui/DataTable';
import { Tabs } from '../../../ui/Tabs';
import { originName } from '../../../../domain/material/originName';
import { useReader } from '../../../shared/useReader';
import { Text } from '../../../ui/Text';
import type { Texts } from '../../../textKeys';

/** More rows would make the window slow to draw. */
const MOST_SHOWN = 200;
const STATES = ['conflict', 'changed', 'new', 'unchanged', 'skipped'] as const;
const TONES: Readonly<Record<StockRowState, Tone>> = {
  conflict: 'yellow',
  changed: 'blue',
  new: 'green',
  unchanged: 'gray',
  skipped: 'gray',
};

/** What a list would do, row by row, what needs a look first. */
export function ListPreview({ rows }: { rows: readonly StockListRow[] }) {
  const { t } = useTranslation('stock');
  const tabs = STATES.map((state) => ({ state, of: rows.filter((row) => row.state === state) })).filter(
    ({ of }) => of.length > 0,
  );
  return (
    <Tabs
      aria-label={t('list.preview')}
      tabs={tabs.map(({ state, of }) => ({
        key: state,
        label: t(`list.state.${state}`),
        count: of.length,
        content: <Rows rows={of} state={state} />,
      }))}
    />
  );
}

function Rows({ rows, state }: { rows: readonly StockListRow[]; state: StockRowState }) {
  const { t } = useTranslation('stock');
  return (
    <>
      {rows.length > MOST_SHOWN && <Muted>{t('list.first', { shown: MOST_SHOWN, all: rows.length })}</Muted>}
      <DataTable
        dense
        aria-label={t(`list.state.${state}`)}
        maxHeight="320px"
        rows={rows.slice(0, MOST_SHOWN)}
        rowKey={(row) => `${row.sheet} ${row.row}`}
        columns={[
          { key: 'material', header: t('lot.material'), wrap: true, render: ({ text }) => text },
          { key: 'row', header: t('list.row'), align: 'right', width: '64px', render: ({ row }) => row },
          {
            key: 'result',
            header: t('list.result'),
            wrap: true,
            render: (row) =>
              row.fields.length > 0 || row.problem ? (
                <RowChange row={row} />
              ) : (
                <Chip size="sm" tone={TONES[state]}>
                  {t(`list.state.${state}`)}
                </Chip>
              ),
          },
        ]}
      />
    </>
  );
}

/** What a row changes, fact by fact, or why it needs a look. */
function RowChange({ row: { fields, problem } }: { row: StockListRow }) {
  const { t } = useTranslation('stock');
  const language = useReader();
  const shown = (field: string, value: string | null) => {
    if (value === null) return '–';
    if (field === 'open') return value === 'yes' || value === 'no' ? t(`list.${value}`) : value;
    if (field === 'origin') return originName(value, language);
    if (field === 'condition') return t(`condition.${value}`, { defaultValue: value });
    return field === 'certificate_type' && value === 'none' ? t('lot.noCertificate') : value;
  };
  return (
    <div>
      {problem && <div>{t(`list.problem.${problem}`)}</div>}
      {fields.map(({ field, from, to }) => (
        <div key={field}>
          <Text as="span" $color="textMuted">
            {t(`lot.${field as keyof Texts['stock']['lot']}`)}{' '}
          </Text>
          {from !== null && from !== to && `${shown(field, from)} → `}
          {shown(field, to)}
        </div>
      ))}
    </div>
  );
}
