import { useRouter } from 'next/router';
import { useCallback, useState } from 'react';

/** A sign-out on its way to another page; `prepare` says so before there is anything to go for. */
export function useLeaving() {
  const { push } = useRouter();
  const [leaving, setLeaving] = useState(false);
  const prepare = useCallback(() => setLeaving(true), []);
  const leaveFor = useCallback(
    async (path: string) => {
      setLeaving(true);
      await push(path);
      setLeaving(false);
    },
    [push],
  );
  return { leaving, prepare, leaveFor };
}
