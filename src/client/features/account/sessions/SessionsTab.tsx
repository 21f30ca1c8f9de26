import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { useApi } from '../../../api/ApiProvider';
import { deviceKeys, deviceQueries, useEndDevice, useEndAllDevices } from './deviceQueries';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { DeviceList } from './DeviceList';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { SecurityEvent } from '../../../../contract/entities/member';
import { DateText } from '../../../shared/DateText';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { deviceName } from '../../../../domain/device/deviceName';
import type { TextKey } from '../../../textKeys';

/** Where the person is signed in, the way to end that, and what happened to the account. */
export function SessionsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useInfiniteQuery(deviceQueries(useApi()).list());
  useStaleOnceLeft(deviceKeys.list());
  const end = useEndDevice();
  const [endingAll, setEndingAll] = useState(false);
  const devices = useRows(list);
  const endAll = devices.length > 1 && <Button onClick={() => setEndingAll(true)}>{t('sessions.endAll')}</Button>;
  return (
    <>
      <PageHeader title={t('sessions.title')} meta={t('sessions.meta')} actions={endAll} />
      <Stack $gap={8}>
        <Section title={t('sessions.devices')} note={t('sessions.devicesText')}>
          <PagedList list={list} shown={devices.length} errorText={errorText}>
            {list.isPending ? (
              <Loading>
                <SkeletonLines lines={4} />
              </Loading>
            ) : (
              <DeviceList
                devices={devices}
                busyId={end.isPending ? end.variables : null}
                onEnd={({ id }) => end.mutate(id, { onSuccess: () => toast.success(t('sessions.ended')) })}
              />
            )}
            {end.error && <InlineError>{errorText(end.error)}</InlineError>}
          </PagedList>
        </Section>
        <SecurityEvents />
      </Stack>
      {endingAll && <EndAllDialog onClose={() => setEndingAll(false)} />}
    </>
  );
}

/** Ends every login; this one too when that is ticked. */
function EndAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const end = useEndAllDevices();
  const { logout } = useSessionActions();
  const [here, setHere] = useState(false);
  // The others first: signing out here does the rest by itself.
  const confirm = () =>
    end.mutate(true, {
      onSuccess: () => {
        if (here) return void logout();
        toast.success(t('sessions.endedAll'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('sessions.endAllTitle')}
      text={t('sessions.endAllText')}
      confirmLabel={t('sessions.endAllConfirm')}
      loading={end.isPending}
      error={end.error && errorText(end.error)}
      onConfirm={confirm}
    >
      <Checkbox label={t('sessions.here')} checked={here} onChange={(event) => setHere(event.target.checked)} />
    </ConfirmDialog>
  );
}

const alarming: ReadonlySet<SecurityEvent['kind']> = new Set([
  'login_failed',
  'login_throttled',
  'refresh_reused',
  'reauth_failed',
]);

/** What happened to the account, so that its owner notices what was not their own doing. */
function SecurityEvents() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useInfiniteQuery(deviceQueries(useApi()).events());
  useStaleOnceLeft(deviceKeys.events());
  const events = useRows(list);
  const columns: Column<SecurityEvent>[] = [
    {
      key: 'kind',
      header: t('sessions.event'),
      wrap: true,
      render: ({ kind }) => t(`sessions.kind.${kind}` as TextKey<'user'>),
    },
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
