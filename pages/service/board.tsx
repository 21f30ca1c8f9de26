import { entryPageQueries } from '../../src/client/features/content/contentQueries';
import { BoardScreen } from '../../src/client/features/content/BoardScreen';
import { definePage } from '../../src/ssr/definePage';

export default definePage({
  screen: BoardScreen,
  texts: ['content'],
  access: 'public',
  title: 'content:board.heading',
  description: 'content:board.text',
  identity: ['id'],
  prefetch: ({ api, language, query: { id } }) => entryPageQueries(api, 'board', language, id),
});
