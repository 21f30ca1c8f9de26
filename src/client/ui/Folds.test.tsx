// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { FoldOpeners } from './Folds';

test('a part with something wrong in it says so by a sign and in words, not by colour alone', async () => {
  const folds = [
    { key: 'terms', title: 'Terms', summary: 'KRW', alarm: true },
    { key: 'files', title: 'Files', summary: '2' },
  ];
  const { say } = await renderPart(<FoldOpeners id="quote" folds={folds} open={null} onOpen={() => undefined} />);
  const [terms, files] = [
    screen.getByRole('button', { name: /Terms/u }),
    screen.getByRole('button', { name: /Files/u }),
  ];
  expect(within(terms).getByText(say('ui:folds.alarm'))).toBeTruthy();
  expect(within(files).queryByText(say('ui:folds.alarm'))).toBeNull();
  expect(terms.querySelectorAll('svg')).toHaveLength(2);
  expect(files.querySelectorAll('svg')).toHaveLength(1);
});

test('an opener answers a press before the part it opens is drawn', async () => {
  const opener = () => screen.getByRole('button', { name: 'Terms' });
  const drawn: [string | null, string | null][] = [];
  function Page() {
    const [open, setOpen] = useState<string | null>(null);
    return (
      <>
        <FoldOpeners id="quote" folds={[{ key: 'terms', title: 'Terms' }]} open={open} onOpen={setOpen} />
        <output>{String(open)}</output>
      </>
    );
  }
  const look = () => drawn.push([opener().getAttribute('aria-expanded'), screen.getByRole('status').textContent]);
  const { user } = await renderPart(
    <Profiler id="page" onRender={look}>
      <Page />
    </Profiler>,
  );
  drawn.length = 0;
  await user.click(opener());
  expect([drawn[0], drawn.at(-1)]).toEqual([
    ['true', 'null'],
    ['true', 'terms'],
  ]);
  await user.click(opener());
  expect(drawn.at(-1)).toEqual(['false', 'null']);
});
