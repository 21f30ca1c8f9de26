import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { projectQueries } from '../../queries/project';
import { sellerRequestQueries } from '../../queries/quotation';
import { rfqQueries } from '../../queries/rfq';
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
          <WaitingCard side="buyer" counts={buying.data?.pages[0]?.counts} failed={buying.isError} />
          <WaitingCard side="seller" counts={selling.data?.pages[0]?.counts} failed={selling.isError} />
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
