import { expect, test } from '@playwright/test';
import { newBuyer, newSeller, serverUrl } from '../support/browserPeople';
import type { Caller } from '../support/people';
import { submitted } from '../support/trade';

const cookiesOf = ({ token, refreshToken }: Caller) =>
  `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1; LANGUAGE=ko`;

async function htmlOf(path: string, who?: Caller): Promise<string> {
  const answer = await fetch(serverUrl() + path, { headers: who ? { cookie: cookiesOf(who) } : {} });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The recorder's own mark, on the element that holds what must not be seen. */
const MARK = 'data-sentry-mask="true"';

test('passwords, bank accounts and the prices of a sealed request carry the recorder’s mark, open prices do not', async () => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('ko')]);
  const sealed = await submitted(buyer, { sealed: true });
  const open = await submitted(buyer, { sealed: false });
  expect(await htmlOf('/auth/login')).toContain(MARK);
  expect(await htmlOf('/user/mypage/company', seller)).toContain(MARK);
  expect(await htmlOf(`/service/seller/${sealed.rfq_number_id}`, seller)).toContain(MARK);
  expect(await htmlOf(`/service/seller/${open.rfq_number_id}`, seller)).not.toContain(MARK);
});
