import { projectOrOrder } from '../../../src/client/screens/project/projectOrOrder';
import { ProjectScreen } from '../../../src/client/screens/project/ProjectScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: ProjectScreen,
  texts: ['project', 'trade', 'rfq'],
  access: 'member',
  title: 'project:detail.title',
  prefetch: ({ api, query }) => [projectOrOrder(api, query.x ?? '')],
});
