import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { sayIn } from '../../../../tests/support/browserTexts';
import { PartFrame } from '../../../../tests/support/PartFrame';
import { textsIn } from '../../../../tests/support/partTexts';
import { setTestRouter } from '../../../../tests/support/testRouter';
import { ApiProvider } from '../../api/ApiProvider';
import { Bell } from './Bell';

setTestRouter({ pathname: '/service', asPath: '/service', locale: 'ko', defaultLocale: 'ko' });

test('a page is taken over with the count it was drawn with, whatever has arrived since', async () => {
  const texts = await textsIn('ko');
  const html = renderToString(
    <PartFrame texts={texts}>
      <ApiProvider value={answeringApi().api}>
        <Bell drawn={3} />
      </ApiProvider>
    </PartFrame>,
  );
  expect(html).toContain(sayIn('ko')('layout:bell', { count: 3 }));
});
