import { projectOrOrder } from '../../../src/client/features/overview/projectOrOrder';
import { ProjectScreen } from '../../../src/client/features/overview/ProjectScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: ProjectScreen,
  texts: ['project', 'trade', 'rfq', 'approval', 'budget'],
  access: 'member',
  title: 'project:detail.title',
  prefetch: ({ api, query }) => [projectOrOrder(api, query.x ?? '')],
});
