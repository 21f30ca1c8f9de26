import { entryPageQueries } from '../src/client/features/content/contentQueries';
import { BlogScreen } from '../src/client/features/content/BlogScreen';
import { definePage } from '../src/ssr/definePage';

export default definePage({
  screen: BlogScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:blog.heading',
  description: 'content:blog.text',
  identity: ['id'],
  prefetch: ({ api, language, query: { id } }) => entryPageQueries(api, 'blog', language, id),
});
