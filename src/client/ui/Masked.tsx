import { createContext, type ReactNode, useContext } from 'react';
import { Stack } from './Stack';

const Mask = createContext(false);

/** The mark that keeps a part of the page out of recordings of errors; none where it may be recorded. */
export function useMask(): { 'data-sentry-mask'?: true } {
  return useContext(Mask) ? { 'data-sentry-mask': true } : {};
}

type Props = { when: boolean; children: ReactNode };

/** Parts below each other that a recording must not hold, the windows that open from them included. */
export function Masked({ when, children }: Props) {
  return (
    <Mask.Provider value={when}>
      <Stack $gap={6} data-sentry-mask={when || undefined}>
        {children}
      </Stack>
    </Mask.Provider>
  );
}
