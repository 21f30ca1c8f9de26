import { budgetQueries } from '../../../src/client/queries/budget';
import { projectQueries } from '../../../src/client/queries/project';
import { projectFilterOf } from '../../../src/client/features/overview/list/useProjectFilter';
import { ProjectsScreen } from '../../../src/client/features/overview/list/ProjectsScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: ProjectsScreen,
  texts: ['project', 'trade', 'budget'],
  access: 'member',
  title: 'project:list.title',
  prefetch: ({ api, query }) => [projectQueries(api).list(projectFilterOf(query)), budgetQueries(api).codes()],
});
