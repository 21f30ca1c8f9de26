// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { setTestRouter } from '../../../../tests/support/testRouter';
import { NotFound } from './NotFound';

const address = { asPath: '/nowhere', locale: 'ko', defaultLocale: 'ko' };
setTestRouter(address);

test('a record that is not there is named by its number, with the way to all of them', async () => {
  address.asPath = '/service/project/Q261113-JEED7?tab=1';
  const { say } = await renderPart(<NotFound />);
  screen.getByText(say('shell:notFound.record', { number: 'Q261113-JEED7' }));
  screen.getByRole('link', { name: say('shell:notFound.projects') });
});

test('any other address is a page that is not there', async () => {
  address.asPath = '/service/projects';
  const { say } = await renderPart(<NotFound />);
  screen.getByRole('heading', { name: say('shell:notFound.title') });
  screen.getByRole('link', { name: say('shell:notFound.home') });
});
