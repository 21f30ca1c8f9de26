import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';
import { useViewNoted } from '../../queries/rfqDialogue';
import { useRoute } from '../../shell/useRoute';
import { RecordState } from '../../shell/errors/RecordState';
import { AwardDraft } from './AwardDraft';
import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../contract/entities/order';
import { paths } from '../../paths';
import { StatusChip } from '../../shared/StatusChip';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { AwardHead } from './AwardHead';
import { JustificationButton } from './JustificationButton';
import { BidCard } from './BidCard';
import type { Texts } from '../../textKeys';

/** The award of a request: what was chosen before it is sent, the bids and their answers afterwards. */
export function AwardScreen() {
  const api = useApi();
  const number = useRoute().query.x ?? '';
  const project = useQuery(projectQueries(api).detail(number));
  const comparison = useQuery(rfqQueries(api).comparison(number));
  useViewNoted(comparison.data);
  if (!project.data) return <RecordState {...project} />;
  if (!comparison.data) return <RecordState {...comparison} />;
  if (comparison.data.status === 'CMP') return <AwardDraft comparison={comparison.data} bids={project.data.bids} />;
  return <SentBids project={project.data} />;
}

/** The bids of a request, each with its answer or the time left for it. */
function SentBids({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { rfq_number_id: number, status, bids } = project;
  const open = bids.some((bid) => bid.status === 'SENT');
  return (
    <>
      <AwardHead
        number={number}
        title={t('bid.title')}
        status={<StatusChip kind="project" status={status} closedAs={project.closed_as} />}
        meta={project.title}
        actions={
          <>
            <JustificationButton number={number} />
            <ButtonLink variant="primary" href={paths.project.detail(number)}>
              {t('compare.toProject')}
            </ButtonLink>
          </>
        }
      />
      <Stack $gap={4}>
        {open && <Banner>{t('bid.waiting')}</Banner>}
        {bids.length === 0 && (
          <EmptyState
            bordered
            title={t('bid.none')}
            text={t(
              status === 'CLS'
                ? `next.closed.${(project.closed_as ?? 'cancelled') as keyof Texts['project']['next']['closed']}`
                : `next.buyer.${status}`,
            )}
          />
        )}
        {bids.map((bid) => (
          <BidCard key={bid.id} bid={bid} />
        ))}
      </Stack>
    </>
  );
}
