import { type ReactNode, useState } from 'react';
import { UndoBar } from './UndoBar';

interface Deed {
  words: ReactNode;
  takeBack: () => void;
  number: number;
}

/** The way back from the latest light deed of a screen: `bar` stands where the thing was, a new deed replaces it. */
export function useUndo() {
  const [deed, setDeed] = useState<Deed | null>(null);
  const forget = () => setDeed(null);
  return {
    offer: (words: ReactNode, takeBack: () => void) =>
      setDeed((last) => ({ words, takeBack, number: (last?.number ?? 0) + 1 })),
    forget,
    bar: deed && (
      <UndoBar
        key={deed.number}
        onUndo={() => {
          forget();
          deed.takeBack();
        }}
        onExpire={forget}
      >
        {deed.words}
      </UndoBar>
    ),
  };
}
