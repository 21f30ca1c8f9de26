import { rfqQueries } from '../../../../src/client/queries/rfq';
import { EditorScreen } from '../../../../src/client/screens/buyer/editor/EditorScreen';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: EditorScreen,
  texts: ['buyer', 'trade', 'rfq'],
  access: 'member',
  title: 'buyer:editor.title',
  prefetch: ({ api, query }) => (query.id ? [rfqQueries(api).detail(query.id)] : []),
});
