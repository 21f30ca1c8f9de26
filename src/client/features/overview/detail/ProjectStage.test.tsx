// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { Project } from '../../../../contract/entities/order';
import { ApiProvider } from '../../../api/ApiProvider';
import { ProjectStage } from './ProjectStage';

const project = (quotation_count: number) =>
  ({
    rfq_number_id: 'Q1',
    title: '배관',
    side: 'buyer',
    status: 'COL',
    closed_as: null,
    quotation_count,
    orders: [],
    bids: [],
    line_count: 3,
    closes_at: '2026-12-01T08:00:00.000Z',
  }) as unknown as Project;

test('where no quotation has come in, seeing them is not the primary action', async () => {
  const { api } = answeringApi({});
  const within = (count: number) => (
    <ApiProvider value={api}>
      <ProjectStage project={project(count)} rfq={undefined} />
    </ApiProvider>
  );
  const { say, change } = await renderPart(within(0));
  const link = () => screen.getByRole('link', { name: say('project:do.watch') });
  const plain = link().className;
  change(within(1));
  expect(link().className).not.toBe(plain);
});
