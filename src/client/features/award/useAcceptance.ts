import { useState } from 'react';
import type { AwardGroup } from './awardGroups';
import { alternatesOf } from './alternates';

/** Element of the tick of an alternate. */
export const tickId = (key: string) => `accept-${key.replaceAll(' ', '-')}`;

/**
 * The alternates of an award and which of them the buyer has ticked. `complete` says whether all are; where one is not,
 * it points out what is missing and leads to the first.
 */
export function useAcceptance(groups: readonly AwardGroup[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [requested, setRequested] = useState(false);
  const alternates = groups.flatMap(alternatesOf);
  const missing = alternates.filter(({ key }) => !ticked.has(key));
  return {
    alternates,
    accepts: (key: string) => ticked.has(key),
    accept: (key: string, on: boolean) =>
      setTicked(new Set(on ? [...ticked, key] : [...ticked].filter((one) => one !== key))),
    /** How many ticks are missing, once somebody wanted to send without them. */
    missing: requested ? missing.length : 0,
    complete: () => {
      const [first] = missing;
      setRequested(first !== undefined);
      if (first) document.getElementById(tickId(first.key))?.focus();
      return first === undefined;
    },
  };
}

export type Acceptance = ReturnType<typeof useAcceptance>;
