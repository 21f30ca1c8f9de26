import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { projectQueries } from '../../queries/project';
import { sellerRequestQueries } from '../../queries/quotation';
import { rfqQueries } from '../../queries/rfq';
import { useAudience } from '../../shell/audience/useAudience';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useSession } from '../../shell/session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { Columns, Stack } from '../../ui/Stack';
import { ClosingSoon } from './ClosingSoon';
import { KeptList } from './KeptList';
import { RecentProjects } from './RecentProjects';
import { WaitingCard } from './WaitingCard';

/** What waits for me, as buyer and as seller, with the deadlines that come first. */
export function HubScreen() {
  const { t } = useTranslation('service');
  const api = useApi();
  const errorText = useErrorText();
  const { profile } = useSession();
  const buying = useInfiniteQuery(rfqQueries(api).list({}));
  const selling = useInfiniteQuery(sellerRequestQueries(api).list({}));
  const projects = useInfiniteQuery(projectQueries(api).list({}));
  // The side this person works on most comes first.
  const sides = useAudience().audience === 'seller' ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const);
  const recent = projects.data?.pages[0]?.items;
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
        <Columns>
          {sides.map((side) => {
            const list = side === 'buyer' ? buying : selling;
            return <WaitingCard key={side} side={side} counts={list.data?.pages[0]?.counts} failed={list.isError} />;
          })}
        </Columns>
        {projects.isError && !recent ? (
          <ErrorState text={errorText(projects.error)} onRetry={() => void projects.refetch()} />
        ) : (
          <>
            <ClosingSoon projects={recent} />
            <RecentProjects projects={recent} />
          </>
        )}
      </Stack>
    </>
  );
}
