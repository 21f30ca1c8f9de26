import { type ReactNode, useCallback, useState } from 'react';
import { UndoBar } from './UndoBar';

interface Action {
  words: ReactNode;
  takeBack: () => void;
  number: number;
}

/** The way back from the latest light action of a screen: `bar` stands where the thing was, a new action replaces it. */
export function useUndo() {
  const [action, setAction] = useState<Action | null>(null);
  const forget = useCallback(() => setAction(null), []);
  const offer = useCallback(
    (words: ReactNode, takeBack: () => void) =>
      setAction((last) => ({ words, takeBack, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return {
    offer,
    forget,
    bar: action && (
      <UndoBar
        key={action.number}
        onUndo={() => {
          forget();
          action.takeBack();
        }}
        onExpire={forget}
      >
        {action.words}
      </UndoBar>
    ),
  };
}
