import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck, Settings } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { useReadAll } from '../../shared/push/useReadAll';
import { paths } from '../../paths';
import { type PushFilter, pushQueries } from '../../queries/push';
import { useRows } from '../../queries/useRows';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useRoute } from '../../shell/useRoute';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { PagedList } from '../../ui/PagedList';
import { Select } from '../../ui/Select';
import { PushDays } from './PushDays';
import { AREAS, readFilter } from './pushFilter';
import { Stack } from '../../ui/Stack';
import { Loading, SkeletonBlock } from '../../ui/Skeleton';

const Area = styled.div`
  max-width: 220px;
  margin-top: ${space(4)};
`;

const Undo = styled.div`
  margin-top: ${space(4)};
`;

/** Notifications by day, the unread ones first; all or only those, of one area or all. */
export function PushScreen() {
  const { t } = useTranslation('push');
  const router = useRouter();
  const filter = readFilter(useRoute().query);
  const { unread, area } = filter;
  const api = useApi();
  const errorText = useErrorText();
  const list = useInfiniteQuery(pushQueries(api).list(filter));
  const { data: status } = useQuery(pushQueries(api).status());
  const { bar, pending, readAll } = useReadAll();
  const pushes = useRows(list);
  const tabs = [
    { key: 'all', label: t('all'), href: paths.push({ area }) },
    { key: 'unread', label: t('unreadOnly'), href: paths.push({ show: 'unread', area }), count: status?.unread },
  ];
  const actions = (
    <>
      <ButtonLink variant="ghost" icon={<Settings />} href={paths.user.mypageTab('approval')}>
        {t('settings')}
      </ButtonLink>
      <Button icon={<CheckCheck />} loading={pending} disabled={(status?.unread ?? 0) === 0} onClick={readAll}>
        {t('readAll')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} actions={actions} />
      <LinkTabs aria-label={t('filter')} tabs={tabs} current={unread ? 'unread' : 'all'} />
      <Area>
        <Select
          compact
          aria-label={t('area')}
          value={area ?? ''}
          options={[
            { value: '', label: t('areas.all') },
            ...AREAS.map((key) => ({ value: key, label: t(`areas.${key}`) })),
          ]}
          onChange={({ target }) =>
            void router.push(paths.push({ show: unread ? 'unread' : undefined, area: target.value }))
          }
        />
      </Area>
      {bar && <Undo>{bar}</Undo>}
      <PagedList list={list} shown={pushes.length} errorText={errorText}>
        {list.isPending && <PushSkeleton />}
        {list.data && (pushes.length === 0 ? <Nothing {...filter} /> : <PushDays pushes={pushes} />)}
      </PagedList>
    </>
  );
}

function Nothing({ unread, area }: PushFilter) {
  const { t } = useTranslation('push');
  const narrowed = unread || area !== undefined;
  const action = narrowed ? (
    <ButtonLink href={paths.push()}>{t('showAll')}</ButtonLink>
  ) : (
    <ButtonLink href={paths.service.hub()}>{t('emptyAction')}</ButtonLink>
  );
  const key = unread ? 'emptyUnread' : area ? 'emptyArea' : 'empty';
  return <EmptyState icon={<BellOff />} title={t(key)} text={t(`${key}Text`)} action={action} />;
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Notifications that are coming. */
function PushSkeleton() {
  return (
    <Loading>
      <Stack $gap={2} style={{ marginTop: 24 }}>
        <SkeletonBlock width="64px" height="20px" />
        {rows.map((row) => (
          <SkeletonBlock key={row} height="60px" />
        ))}
      </Stack>
    </Loading>
  );
}
