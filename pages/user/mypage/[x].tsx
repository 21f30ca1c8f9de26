import { MypageTabScreen } from '../../../src/client/features/account/MypageTabScreen';
import { mypageData, mypageTabs } from '../../../src/client/features/account/mypageTabs';
import type { AnyTextKey } from '../../../src/client/textKeys';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: MypageTabScreen,
  texts: ['user', 'trade', 'people', 'approval', 'machine', 'signOn', 'notice', 'erp', 'project', 'budget'],
  access: 'member',
  values: { x: mypageTabs },
  title: ({ x }) => `user:${x}.title` as AnyTextKey,
  prefetch: ({ api, query }) => mypageData(api, query.x),
});
