import { Fragment, type ReactNode } from 'react';
import type { Language } from '../../src/contract/constants';
import { Heading } from '../../src/client/ui/Text';
import { Inline, Stack } from '../../src/client/ui/Stack';

/** Gives the words of the language that is shown: Korean first, then English. */
export type Say = (ko: string, en: string) => string;

export type Globals = { language: Language; scheme: 'light' | 'dark' };
type Context = { globals: Globals };

/** One page of the catalogue: a component in all its states. `play` opens what is closed at first. */
export function story(draw: (say: Say) => ReactNode, play?: (page: HTMLElement) => void) {
  const Story = (_: unknown, { globals }: Context) => draw((ko, en) => (globals.language === 'ko' ? ko : en));
  return Object.assign(Story, { play: play && (() => play(document.body)) });
}

/** States of a component below each other, each under its name. */
export function States({ of }: { of: Record<string, ReactNode> }) {
  return (
    <Stack $gap={6}>
      {Object.entries(of).map(([name, state]) => (
        <Stack key={name} $gap={2}>
          <Heading as="h2" $size={13}>
            {name}
          </Heading>
          {state}
        </Stack>
      ))}
    </Stack>
  );
}

/** Small things side by side. */
export function Row({ children }: { children: ReactNode[] }) {
  return (
    <Inline $gap={3}>
      {children.map((child, index) => (
        <Fragment key={index}>{child}</Fragment>
      ))}
    </Inline>
  );
}

export const nothing = (): undefined => undefined;
