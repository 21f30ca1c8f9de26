import { EditScreen } from '../../../../src/client/features/account/edit/EditScreen';
import { editFields } from '../../../../src/client/features/account/edit/editFields';
import type { AnyTextKey } from '../../../../src/client/textKeys';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: EditScreen,
  texts: ['user', 'auth', 'notice'],
  access: 'member',
  values: { x: editFields },
  title: ({ x }) => `user:edit.${x}.title` as AnyTextKey,
});
