import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { hubQueries } from '../../queries/hub';
import { useStaleOnceLeft } from '../../queries/useStaleOnceLeft';
import { useAudience } from '../../shell/audience/useAudience';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useSession } from '../../shell/session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { Loading, SkeletonBlock } from '../../ui/Skeleton';
import { Columns, Stack } from '../../ui/Stack';
import { ChangeList } from './ChangeList';
import { DeadlineList } from './DeadlineList';
import { KeptList } from './KeptList';
import { SetupSteps } from './SetupSteps';
import { StatisticsSection } from './statistics/StatisticsSection';
import { WaitingCard } from './WaitingCard';

/** What waits for me, as buyer and as seller, what ends this week, what changed, and how business goes. */
export function MemberHub() {
  const { t } = useTranslation('service');
  const errorText = useErrorText();
  const { profile } = useSession();
  const api = useApi();
  const hub = useQuery(hubQueries(api).mine());
  useStaleOnceLeft(hubQueries(api).mine().queryKey);
  // The side this person works on most comes first.
  const first = useAudience().audience === 'seller' ? 'seller' : 'buyer';
  const sides = first === 'seller' ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const);
  const start = (
    <ButtonLink variant="primary" icon={<FilePlus2 />} href={paths.buyer.selectType()}>
      {t('newRequest')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={profile ? t('greeting', { name: profile.name }) : t('title')}
        meta={profile?.company_name}
        actions={start}
      />
      <Stack $gap={8}>
        <KeptList />
        {hub.isPending && <HubSkeleton />}
        {hub.isError && !hub.data && <ErrorState text={errorText(hub.error)} onRetry={() => void hub.refetch()} />}
        {hub.data && (
          <>
            <SetupSteps company={hub.data.company} />
            <Columns>
              {sides.map((side) => (
                <WaitingCard key={side} side={side} hub={hub.data} />
              ))}
            </Columns>
            <Columns $gap={6}>
              <DeadlineList deadlines={hub.data.deadlines} />
              <ChangeList changes={hub.data.changes} />
            </Columns>
          </>
        )}
        <StatisticsSection first={first} />
      </Stack>
    </>
  );
}

function HubSkeleton() {
  return (
    <Loading>
      <Columns>
        {['a', 'b', 'c', 'd'].map((card) => (
          <SkeletonBlock key={card} $height="180px" />
        ))}
      </Columns>
    </Loading>
  );
}
