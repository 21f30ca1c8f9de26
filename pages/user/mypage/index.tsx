import { OverviewScreen } from '../../../src/client/features/account/OverviewScreen';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({ screen: OverviewScreen, texts: ['user'], access: 'member', title: 'user:title' });
