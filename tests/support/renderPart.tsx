import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import type { Language } from '../../src/contract/constants';
import { PartFrame } from './PartFrame';
import { textsIn } from './partTexts';

// What a part does by itself may come late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Draws a part of a screen in a document of its own, with a person who points and types. A dialog with a script of its own may be
 * announced by one that is busy: `findByRole('dialog', { busy: false })` waits for the dialog itself.
 */
export async function renderPart(element: ReactElement, language: Language = 'ko') {
  onTestFinished(cleanup);
  const texts = await textsIn(language);
  const user = userEvent.setup();
  const frame = (part: ReactElement) => <PartFrame texts={texts}>{part}</PartFrame>;
  const { rerender, container, unmount } = render(frame(element));
  return {
    user,
    container,
    unmount,
    /** Draws it again with other properties. */
    change: (part: ReactElement) => rerender(frame(part)),
    /** What the product says under a key, e.g. `ui:close`. */
    say: texts.getFixedT(language) as (key: string, values?: Record<string, unknown>) => string,
  };
}
