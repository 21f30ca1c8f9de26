import { useEffect, useState } from 'react';
import { onceReachable } from './onceReachable';

/** What a script of its own gives, once the page stands and the script is there; null until then. `load` stays the same function. */
export function useLoaded<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ part: Part } | null>(null);
  useEffect(() => {
    let gone = false;
    void onceReachable(load).then((loaded) => gone || setPart({ part: loaded }));
    return () => {
      gone = true;
    };
  }, [load]);
  return part && part.part;
}
