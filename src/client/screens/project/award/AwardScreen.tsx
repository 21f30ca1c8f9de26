import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { projectQueries } from '../../../queries/project';
import { rfqQueries } from '../../../queries/rfq';
import { useViewNoted } from '../../../queries/viewNoted';
import { useRoute } from '../../../shell/useRoute';
import { RecordState } from '../../../shell/errors/RecordState';
import { AwardDraft } from './AwardDraft';
import { SentBids } from './SentBids';

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
