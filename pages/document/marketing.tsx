import { contentQueries } from '../../src/client/features/content/contentQueries';
import { DocumentScreen } from '../../src/client/features/content/DocumentScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: DocumentScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:tab.marketing',
  prefetch: ({ api, language }) => [contentQueries(api).entry('document', 'marketing', language)],
});
