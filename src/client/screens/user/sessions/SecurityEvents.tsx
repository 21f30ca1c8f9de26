import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { SecurityEvent } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../parts/DateText';
import { deviceKeys, deviceQueries } from '../../../queries/devices';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DataTable } from '../../../ui/DataTable';
import { PagedList } from '../../../ui/PagedList';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Section } from '../../../ui/Section';
import { deviceName } from '../../../../domain/device/deviceName';

const alarming: ReadonlySet<SecurityEvent['kind']> = new Set([
  'login_failed',
  'login_throttled',
  'refresh_reused',
  'reauth_failed',
]);

/** What happened to the account, so that its owner notices what was not their own doing. */
export function SecurityEvents() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useInfiniteQuery(deviceQueries(useApi()).events());
  useStaleOnceLeft(deviceKeys.events());
  const events = useRows(list);
  const columns: Column<SecurityEvent>[] = [
    { key: 'kind', header: t('sessions.event'), wrap: true, render: ({ kind }) => t(`sessions.kind.${kind}`) },
    {
      key: 'at',
      header: t('sessions.at'),
      width: '184px',
      render: ({ created_at }) => <DateText value={created_at} time />,
    },
    {
      key: 'device',
      header: t('sessions.device'),
      wrap: true,
      render: ({ user_agent, address }) =>
        [deviceName(user_agent ?? ''), address].filter(Boolean).join(' · ') || t('sessions.unknown'),
    },
  ];
  return (
    <Section title={t('sessions.events')} note={t('sessions.eventsText')}>
      <PagedList list={list} shown={events.length} errorText={errorText}>
        <DataTable
          aria-label={t('sessions.events')}
          columns={columns}
          rows={events}
          rowKey={({ id }) => id}
          rowTone={({ kind }) => (alarming.has(kind) ? 'danger' : undefined)}
          loading={list.isPending}
          skeletonRows={5}
          dense
        />
      </PagedList>
    </Section>
  );
}
