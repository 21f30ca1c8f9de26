import dynamic from 'next/dynamic';
import { homeQueries } from '../src/client/features/content/home/homeQueries';
import { HomeScreen } from '../src/client/features/content/home/HomeScreen';
import { dayQueries } from '../src/client/features/overview/hub/hubQueries';
import { definePage } from '../src/ssr/definePage';

const MemberHome = dynamic(() => import('../src/client/features/overview/hub/MemberHome').then((m) => m.MemberHome));

export default definePage({
  screen: () => <HomeScreen day={<MemberHome />} />,
  texts: ['home', 'reading', 'trade', 'service'],
  access: 'public',
  title: 'home:title',
  prefetch: ({ api, signedIn }) => (signedIn ? dayQueries(api) : [homeQueries(api).figures()]),
});
