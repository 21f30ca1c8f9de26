// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { paths } from '../../../paths';
import type { ProjectFilter } from '../../../queries/project';
import { EmptyProjects } from './EmptyProjects';

async function shown(filter: ProjectFilter, selling: boolean) {
  const part = <EmptyProjects filter={filter} selling={selling} start={<a href={paths.buyer.selectType()}>start</a>} />;
  const { say } = await renderPart(part);
  const title = screen.getByRole('heading').textContent;
  return { say, title, hrefs: screen.getAllByRole('link').map((link) => link.getAttribute('href')) };
}

test.each([true, false])('without a filter the empty list is of both sides, also to a seller (%s)', async (selling) => {
  const { say, title, hrefs } = await shown({}, selling);
  expect(title).toBe(say('project:list.empty'));
  expect(hrefs).toEqual([...(selling ? [paths.seller.requests()] : []), paths.buyer.selectType()]);
});

test('sales alone are said to be missing where only they are looked for', async () => {
  const { say, title, hrefs } = await shown({ side: 'seller' }, true);
  expect(title).toBe(say('project:sales.none'));
  expect(hrefs).toEqual([paths.seller.requests()]);
});

test('any other filter finds nothing, and can be cleared', async () => {
  const { say, title, hrefs } = await shown({ side: 'seller', q: 'tank' }, true);
  expect(title).toBe(say('project:list.noneFound'));
  expect(hrefs).toEqual([paths.project.list()]);
});
