import { useState, useSyncExternalStore } from 'react';
import { keptDraft, type SignupDraft } from './signupDraft';

const never = () => () => undefined;

function readOnce(): () => SignupDraft | null {
  let found: { draft: SignupDraft | null } | undefined;
  return () => {
    found ??= { draft: keptDraft() };
    return found.draft;
  };
}

/** What was kept before this visit to the form; null on the server and while hydrating, so that both draw the same. */
export function useKeptDraft(): SignupDraft | null {
  const [read] = useState(readOnce);
  return useSyncExternalStore(never, read, () => null);
}
