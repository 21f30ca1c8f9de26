import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showAtOnce } from './showAtOnce';

it('changes every answer under the key, leaves what was never asked for, and takes all of it back', async () => {
  const client = new QueryClient();
  client.setQueryData(['push', 'list', 1], { unread: 2 });
  client.setQueryData(['push', 'list', 2], { unread: 5 });
  client.setQueryData(['cart'], { unread: 9 });
  const takeBack = await showAtOnce<{ unread: number }>(client, ['push', 'list'], ({ unread }) => ({
    unread: unread - 1,
  }));
  expect(client.getQueryData(['push', 'list', 1])).toEqual({ unread: 1 });
  expect(client.getQueryData(['push', 'list', 2])).toEqual({ unread: 4 });
  expect(client.getQueryData(['push', 'list', 3])).toBeUndefined();
  expect(client.getQueryData(['cart'])).toEqual({ unread: 9 });
  takeBack();
  expect(client.getQueryData(['push', 'list', 1])).toEqual({ unread: 2 });
  expect(client.getQueryData(['push', 'list', 2])).toEqual({ unread: 5 });
});
