import { contentQueries } from '../../src/client/features/content/contentQueries';
import { FaqScreen } from '../../src/client/features/content/FaqScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: FaqScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:faq.heading',
  description: 'content:faq.text',
  prefetch: ({ api, language }) => [contentQueries(api).faq(language)],
});
