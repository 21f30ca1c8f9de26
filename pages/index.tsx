import { homeQueries } from '../src/client/features/content/home/homeQueries';
import { HomeScreen } from '../src/client/features/content/home/HomeScreen';
import { definePage } from '../src/ssr/definePage';

export default definePage({
  screen: HomeScreen,
  texts: ['home', 'trade'],
  access: 'public',
  title: 'home:title',
  prefetch: ({ api }) => [homeQueries(api).figures()],
});
