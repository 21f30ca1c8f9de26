import { MypageTabScreen } from '../../../src/client/screens/user/MypageTabScreen';
import { mypageData, mypageTabs } from '../../../src/client/screens/user/mypageTabs';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: MypageTabScreen,
  texts: ['user', 'trade'],
  access: 'member',
  values: { x: mypageTabs },
  title: ({ x }) => `user:${x}.title`,
  prefetch: ({ api, query }) => mypageData(api, query.x),
});
