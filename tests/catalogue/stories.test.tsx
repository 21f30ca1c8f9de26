// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/constants';
import { answeringApi } from '../support/answeringApi';
import { renderPart } from '../support/renderPart';
import { signedIn } from '../support/signedIn';
import type { story } from './story';

const FOLDER = join(import.meta.dirname, 'stories');

type Stories = Record<string, ReturnType<typeof story> | { title: string }>;

for (const file of readdirSync(FOLDER)) {
  test(`every page of the catalogue in ${file} is drawn, in both languages`, async () => {
    const { default: _, ...stories } = (await import(`${FOLDER}/${file}`)) as Stories;
    for (const language of LANGUAGES) {
      for (const [name, Story] of Object.entries(stories)) {
        if (typeof Story !== 'function') throw new Error(`${name} is no story.`);
        const drawn = Story({}, { globals: { language, scheme: 'light' } });
        const { unmount } = await renderPart(signedIn(answeringApi().api, drawn), language);
        // A grid is drawn once its script is there; what has nothing but the place it is drawn in is empty.
        await waitFor(() => expect(document.body.querySelectorAll('*').length, name).toBeGreaterThan(1));
        unmount();
      }
    }
  });
}
