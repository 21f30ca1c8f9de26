import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useApi } from '../../../api/ApiProvider';
import { deviceKeys, deviceQueries, useEndDevice } from '../../../queries/devices';
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
import { EndAllDialog } from './EndAllDialog';
import { SecurityEvents } from './SecurityEvents';

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
        <Section title={t('sessions.devices')}>
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
