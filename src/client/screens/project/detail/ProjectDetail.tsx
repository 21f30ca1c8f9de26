import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { projectQueries } from '../../../queries/project';
import { rfqQueries } from '../../../queries/rfq';
import { RecordState } from '../../../shell/errors/RecordState';
import { ProjectView } from './ProjectView';

/** One project over its whole life, from the reader's side. A buyer's request comes along with its lines. */
export function ProjectDetail({ rfqNumberId }: { rfqNumberId: string }) {
  const api = useApi();
  const project = useQuery(projectQueries(api).detail(rfqNumberId));
  const buys = project.data?.side === 'buyer';
  const rfq = useQuery({ ...rfqQueries(api).detail(rfqNumberId), enabled: buys });
  if (!project.data) return <RecordState {...project} />;
  if (buys && !rfq.data) return <RecordState {...rfq} />;
  return <ProjectView project={project.data} rfq={rfq.data} />;
}
