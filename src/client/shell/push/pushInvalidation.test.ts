import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pushKeys } from '../../queries/push';
import { catchUp } from './pushInvalidation';

/** A page that was made with so many unread, and shows one record; the server now counts `now`. */
function pageWith(made: number, now: number) {
  const client = new QueryClient();
  let asked = 0;
  client.setQueryData(pushKeys.status(), { unread: made });
  client.setQueryData(['record'], 0);
  const watch = (queryKey: readonly string[], queryFn: () => unknown) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  watch(pushKeys.status(), () => ({ unread: now }));
  watch(['record'], () => (asked += 1));
  return { client, asked: () => asked };
}

it('asks for all in sight again when something came before the connection stood, and else for the count alone', async () => {
  const missed = pageWith(1, 2);
  await catchUp(missed.client);
  expect(missed.client.getQueryData(pushKeys.status())).toEqual({ unread: 2 });
  expect(missed.asked()).toBe(1);

  const quiet = pageWith(1, 1);
  await catchUp(quiet.client);
  expect(quiet.asked()).toBe(0);
});
