import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PageHandler } from './pageCache/renderForVisitor';
import { pagesInTurns } from './pageTurns';

const askerOf = async (request: IncomingMessage) => ({ key: String(request.headers['x-who']), member: false });

/** Opens a page in somebody's name; `rendered` names each page in the order in which its rendering begins. */
function openPages(render: (url: string) => Promise<void>) {
  const rendered: string[] = [];
  const handler: PageHandler = pagesInTurns((request) => {
    rendered.push(request.url ?? '');
    return render(request.url ?? '');
  }, askerOf);
  const open = (who: string, url: string) =>
    handler({ url, headers: { 'x-who': who } } as unknown as IncomingMessage, {} as ServerResponse);
  return { rendered, open };
}

test('who asks for many pages at once has two rendered, and others have theirs at once', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { rendered, open } = openPages(() => finished);
  const opened = Array.from({ length: 50 }, (_, at) => open('greedy', `/greedy/${at}`));
  opened.push(open('elsewhere', '/elsewhere'), open('greedy', '/_next/static/a.js'));
  await pause(20);
  expect(new Set(rendered)).toEqual(new Set(['/greedy/0', '/greedy/1', '/_next/static/a.js', '/elsewhere']));
  expect(rendered).toHaveLength(4);
  finish();
  await Promise.all(opened);
  expect(rendered).toHaveLength(52);
});

test('the next page begins when one is done, and every page is rendered', async () => {
  const { rendered, open } = openPages(() => pause(5));
  await Promise.all(Array.from({ length: 9 }, (_, at) => open('one', `/${at}`)));
  expect(rendered).toHaveLength(9);
});

test('a reader who takes an answer for ever keeps no place', async () => {
  const { rendered, open } = openPages((url) => (url.startsWith('/slow') ? new Promise(() => undefined) : pause(1)));
  void open('one', '/slow/1');
  void open('one', '/slow/2');
  await open('one', '/quick');
  expect(rendered).toEqual(['/slow/1', '/slow/2', '/quick']);
}, 10_000);
