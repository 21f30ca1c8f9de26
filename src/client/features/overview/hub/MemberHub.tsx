import { useQuery } from '@tanstack/react-query';
import { FilePlus2, Inbox } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { hubQueries } from './hubQueries';
import type { Right } from '../../../../contract/rights';
import { useRights } from '../../../shared/useRight';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { type Audience, useAudience } from '../../../shell/audience/useAudience';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useOwnCompany } from '../../../shell/session/useOwnCompany';
import { useSession } from '../../../shell/session/useSession';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { ChangeList } from './ChangeList';
import { StatisticsSection } from '../../statistics/StatisticsSection';
import { DayList } from './DayList';
import { dayTasks, firstSide } from './dayTasks';
import { ProgressLine } from './ProgressLine';
import { forgetLines, useKeptItemCount } from '../../../shared/visitorList';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import type { Hub, HubDeadline } from '../../../../contract/entities/hub';
import { Split } from '../../../ui/Split';
import { DeadlineList } from './DeadlineList';

/** What waits for me, as buyer and as seller, what ends this week, what changed, and how business goes. */
export function MemberHub() {
  const { t } = useTranslation('service');
  const errorText = useErrorText();
  const { profile } = useSession();
  const company = useOwnCompany();
  const api = useApi();
  const hub = useQuery(hubQueries(api).mine());
  useStaleOnceLeft(hubQueries(api).mine().queryKey);
  const { audience, chosen } = useAudience();
  const first = hub.data ? firstSide(hub.data, chosen) : audience;
  const rights = useRights();
  return (
    <>
      <PageHeader
        title={profile ? t('greeting', { name: profile.name }) : t('title')}
        meta={company}
        actions={<Start first={first} rights={rights ?? []} />}
      />
      <Stack $gap={8}>
        <KeptList />
        {hub.isPending && <HubSkeleton />}
        {hub.isError && !hub.data && (
          <ErrorState error={hub.error} text={errorText(hub.error)} onRetry={() => void hub.refetch()} />
        )}
        {hub.data && <Day hub={hub.data} first={first} rights={rights ?? []} />}
        {/* They stand below the day, whose height is not known before it is there: drawn with it, they do not jump. */}
        {!hub.isPending && rights?.includes('see_prices') && <StatisticsSection first={first} />}
      </Stack>
    </>
  );
}

type RightsProps = { first: Audience; rights: readonly Right[] };

/** Where work begins, for a person who may begin it. */
function Start({ first, rights }: RightsProps) {
  const { t } = useTranslation('service');
  const sells = rights.includes('quote');
  if (sells && (first === 'seller' || !rights.includes('request'))) {
    return (
      <ButtonLink variant="primary" icon={<Inbox />} href={paths.seller.requests()}>
        {t('received')}
      </ButtonLink>
    );
  }
  if (!rights.includes('request')) return null;
  return (
    <ButtonLink variant="primary" icon={<FilePlus2 />} href={paths.buyer.selectType()}>
      {t('newRequest')}
    </ButtonLink>
  );
}

/**
 * The day in two columns: what is to do with what goes on by itself, and beside it what the company still lacks, what else
 * ends this week and what changed.
 */
function Day({ hub, first, rights }: RightsProps & { hub: Hub }) {
  const count = hub.waiting.reduce((sum, one) => sum + one.count, 0);
  const tasks = dayTasks(hub.waiting, first);
  const isElse = ({ kind, side, number }: HubDeadline) =>
    !tasks.some((task) => task.kind === kind && task.side === side && task.record?.number === number);
  const sides: Audience[] = first === 'seller' ? ['seller', 'buyer'] : ['buyer', 'seller'];
  return (
    <Split $side={400}>
      <Stack $gap={4}>
        <DayList tasks={tasks} count={count} />
        <Stack $gap={1}>
          {sides.map((side) => (
            <ProgressLine key={side} side={side} counts={hub.counts} />
          ))}
        </Stack>
      </Stack>
      <Stack $gap={6}>
        <SetupSteps company={hub.company} rights={rights} />
        <DeadlineList all={hub.deadlines} deadlines={hub.deadlines.filter(isElse)} />
        <ChangeList changes={hub.changes} />
      </Stack>
    </Split>
  );
}

function HubSkeleton() {
  return (
    <Loading>
      <Columns>
        {['a', 'b', 'c', 'd'].map((card) => (
          <SkeletonBlock key={card} height="180px" />
        ))}
      </Columns>
    </Loading>
  );
}

/** A list read on the start page before signing in: carry it on, or throw it away. */
function KeptList() {
  const { t } = useTranslation('service');
  const count = useKeptItemCount();
  if (count === 0) return null;
  const action = (
    <Inline>
      <Button variant="ghost" size="sm" onClick={forgetLines}>
        {t('keptForget')}
      </Button>
      <ButtonLink size="sm" href={paths.buyer.editorFrom('paste')}>
        {t('keptGo')}
      </ButtonLink>
    </Inline>
  );
  return (
    <Banner title={t('kept', { count })} action={action}>
      {t('keptText')}
    </Banner>
  );
}

/** What of the company is still missing before it can sell, and colleagues who wait to be let in. */
function SetupSteps({ company, rights }: { company: Hub['company']; rights: readonly Right[] }) {
  const { t } = useTranslation('service');
  const steps: { key: 'members' | 'materials' | 'bank'; href: string; count?: number }[] = [];
  const lists = rights.includes('edit_company') || rights.includes('quote');
  if (company.pending_members > 0 && rights.includes('manage_people')) {
    steps.push({ key: 'members', href: paths.user.mypageTab('members'), count: company.pending_members });
  }
  if (!company.has_materials && lists) steps.push({ key: 'materials', href: paths.user.mypageTab('materials') });
  else if (company.has_materials && !company.has_bank_account && rights.includes('edit_company'))
    steps.push({ key: 'bank', href: paths.user.mypageTab('company') });
  if (steps.length === 0) return null;
  return (
    <Stack $gap={2}>
      {steps.map(({ key, href, count }) => (
        <Banner
          key={key}
          tone={key === 'members' ? 'warning' : 'info'}
          title={t(`setup.${key}.title`, { count })}
          action={
            <ButtonLink size="sm" href={href}>
              {t(`setup.${key}.action`)}
            </ButtonLink>
          }
        >
          {t(`setup.${key}.text`)}
        </Banner>
      ))}
    </Stack>
  );
}
