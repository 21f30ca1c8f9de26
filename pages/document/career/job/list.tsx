import { contentQueries } from '../../../../src/client/features/content/contentQueries';
import { JobListScreen } from '../../../../src/client/features/content/JobListScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: JobListScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:job.heading',
  description: 'content:job.text',
  prefetch: ({ api, language }) => [contentQueries(api).list('job', language)],
});
