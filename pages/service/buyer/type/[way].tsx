import { EditorScreen } from '../../../../src/client/features/request/editor/EditorScreen';
import { editorData } from '../../../../src/client/features/request/editor/editorData';
import { requestWays } from '../../../../src/client/features/request/editor/requestWays';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: EditorScreen,
  texts: ['buyer', 'reading', 'trade', 'rfq', 'budget'],
  access: 'member',
  values: { way: requestWays },
  title: 'buyer:editor.title',
  prefetch: ({ api, query }) => editorData(api, query.id),
});
