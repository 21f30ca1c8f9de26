import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AUDIT_GROUPS, AUDIT_STEPS, type AuditGroup } from '../../../../contract/auditKinds';
import { exportAudit } from '../../../../contract/routes/company';
import { useApi } from '../../../api/ApiProvider';
import { storedTotal } from '../../../../domain/money/storedTotal';
import { moneyFigure } from '../../../shared/figures';
import { OwnersOnly } from '../OwnersOnly';
import { saveFile } from '../../../shared/saveFile';
import { type AuditFilter, auditKey, auditQuery } from '../../../queries/audit';
import { useDownload } from '../../../queries/fileExport';
import { useRows } from '../../../queries/useRows';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { DateInput } from '../../../ui/DateInput';
import { EmptyState } from '../../../ui/EmptyState';
import { PagedList } from '../../../ui/PagedList';
import { PageHeader } from '../../../ui/PageHeader';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import type { AuditEntry } from '../../../../contract/entities/audit';
import { deviceName } from '../../../../domain/device/deviceName';
import { DateText } from '../../../shared/DateText';
import type { Texts } from '../../../textKeys';
import type { Column } from '../../../ui/dataTable/tableTypes';

/** Values that say something by themselves; the event shows the states of a record. */
const SHOWN = new Set([
  'bank_name',
  'account_number',
  'currency',
  'registration_number',
  'name',
  'address',
  'ceo',
  'name_en',
  'address_en',
  'ceo_en',
  'business_type',
  'business_item',
  'seal',
  'logo',
  'order_number',
  'total',
]);

const shown = (values: AuditEntry['before'], moneyOf: (value: string) => string) =>
  Object.entries(values).flatMap(([name, value]) => (SHOWN.has(name) && value ? [moneyOf(value)] : []));

const steps: ReadonlySet<string> = new Set(AUDIT_STEPS);

/** Columns of the company's log. */
function useLogColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation(['user', 'trade']);
  const eventOf = ({ kind }: AuditEntry) =>
    steps.has(kind)
      ? t(`trade:timeline.${kind as keyof Texts['trade']['timeline']}`)
      : t(`sessions.kind.${kind as keyof Texts['user']['sessions']['kind']}`);
  const moneyOf = (value: string) => {
    const total = storedTotal(value);
    return total ? `${moneyFigure(total.amount, total.currency)} ${t(`trade:currency.${total.currency}`)}` : value;
  };
  const actorOf = ({ by, actor_name }: AuditEntry) =>
    by === 'person' ? (actor_name ?? t('log.unknown')) : t(`log.${by}`);
  return [
    {
      key: 'at',
      header: t('log.at'),
      width: '168px',
      render: ({ at }) => <DateText value={at} time />,
    },
    {
      key: 'what',
      header: t('log.what'),
      wrap: true,
      render: (entry) => [eventOf(entry), entry.record].filter(Boolean).join(' · '),
    },
    {
      key: 'change',
      header: t('log.change'),
      width: '32%',
      wrap: true,
      folds: 'named',
      render: ({ before, after, subject_name }) =>
        [subject_name, [shown(before, moneyOf).join(' '), shown(after, moneyOf).join(' ')].filter(Boolean).join(' → ')]
          .filter(Boolean)
          .join(': '),
    },
    {
      key: 'who',
      header: t('log.who'),
      width: '20%',
      wrap: true,
      folds: 'named',
      render: (entry) =>
        [actorOf(entry), deviceName(entry.user_agent ?? ''), entry.address].filter(Boolean).join(' · '),
    },
  ];
}

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** What happened in the company, for its owners, by kind and days; and the same as a spreadsheet. */
export function LogTab() {
  const { t } = useTranslation('user');
  return (
    <OwnersOnly head={<PageHeader title={t('log.title')} meta={t('log.meta')} />}>
      <Log />
    </OwnersOnly>
  );
}

function Log() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const [filter, setFilter] = useState<AuditFilter>({});
  const list = useInfiniteQuery(auditQuery(useApi(), filter));
  useStaleOnceLeft(auditKey());
  const download = useDownload(exportAudit);
  const rows = useRows(list);
  const columns = useLogColumns();
  const choose = (key: keyof AuditFilter, value: string) => {
    const { [key]: _, ...rest } = filter;
    setFilter(value === '' ? rest : { ...rest, [key]: value });
  };
  const exporting = (
    <Button
      icon={<Download />}
      loading={download.isPending}
      onClick={() => download.mutate({ query: filter }, { onSuccess: saveFile })}
    >
      {t('log.export')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('log.title')} meta={t('log.meta')} actions={exporting} />
      <Stack $gap={4}>
        <Filters>
          <Select
            compact
            aria-label={t('log.group')}
            placeholder={t('log.allGroups')}
            options={GROUPS.map((value) => ({ value, label: t(`log.groups.${value}`) }))}
            value={filter.group ?? ''}
            onChange={({ target }) => choose('group', target.value)}
          />
          {(['from', 'until'] as const).map((key) => (
            <DateInput
              key={key}
              compact
              aria-label={t(`log.${key}`)}
              value={filter[key] ?? ''}
              onChange={({ target }) => choose(key, target.value)}
            />
          ))}
        </Filters>
        <PagedList list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('log.table')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            loading={list.isPending}
            skeletonRows={8}
            dense
            minWidth={780}
            empty={<EmptyState title={t('log.empty')} text={t('log.emptyText')} />}
          />
        </PagedList>
      </Stack>
    </>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  & > input {
    width: auto;
  }
`;
