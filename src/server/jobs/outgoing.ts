import { everySecond } from './everySecond';

interface Outgoing<Claimed extends { id: string }> {
  /** Gives what is to be sent next, of which nobody else takes any for a while. */
  claim: (underWay: readonly Claimed[]) => Promise<readonly Claimed[]>;
  /** One attempt, with noting what became of it. */
  attempt: (claimed: Claimed) => Promise<void>;
}

/**
 * Sends what is due beside everything else, however long a receiver takes: an attempt holds no connection of the database, and
 * `claim` sees what is under way.
 */
export function startOutgoing<Claimed extends { id: string }>(
  { claim, attempt }: Outgoing<Claimed>,
  failed: (error: unknown) => void,
  waits?: () => Promise<boolean>,
) {
  const underWay = new Map<string, Claimed>();
  const attempts = new Set<Promise<void>>();
  const attemptOne = async (claimed: Claimed) => {
    underWay.set(claimed.id, claimed);
    try {
      await attempt(claimed);
    } catch (error) {
      failed(error);
    } finally {
      underWay.delete(claimed.id);
    }
  };
  const looks = everySecond(
    async () => {
      for (const claimed of await claim([...underWay.values()])) {
        const one: Promise<void> = attemptOne(claimed).finally(() => {
          attempts.delete(one);
        });
        attempts.add(one);
      }
    },
    failed,
    waits,
  );
  return {
    /** Resolves when the attempts under way have ended, at most their time limit later. */
    async stop(): Promise<void> {
      await looks.stop();
      await Promise.all(attempts);
    },
  };
}
