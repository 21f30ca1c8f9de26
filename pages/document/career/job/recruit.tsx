import { entryPageQueries } from '../../../../src/client/features/content/contentQueries';
import { RecruitScreen } from '../../../../src/client/features/content/RecruitScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: RecruitScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:job.heading',
  description: 'content:job.text',
  identity: ['id'],
  prefetch: ({ api, language, query: { id } }) => entryPageQueries(api, 'job', language, id),
});
