import type { Page } from '@playwright/test';
import type { EditorStep } from '../../src/client/features/request/editor/editorSteps';
import type { Say } from './browserTexts';

/** A step of the request editor in the line above it. */
export const editorStep = (page: Page, say: Say, step: EditorStep) =>
  page
    .getByRole('navigation', { name: say('buyer:steps.label') })
    .getByRole('button', { name: say(`buyer:steps.${step}`) });

/** Shows a step of the request editor. */
export const openStep = (page: Page, say: Say, step: EditorStep): Promise<void> => editorStep(page, say, step).click();
