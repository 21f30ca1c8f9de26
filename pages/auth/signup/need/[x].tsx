import { NeedScreen } from '../../../../src/client/features/account/auth/NeedScreen';
import { needSteps } from '../../../../src/client/features/account/auth/needSteps';
import type { AnyTextKey } from '../../../../src/client/textKeys';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: NeedScreen,
  texts: ['auth'],
  access: 'public',
  values: { x: needSteps },
  title: ({ x }) => `auth:${x}Title` as AnyTextKey,
});
