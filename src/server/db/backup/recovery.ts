import { resolve } from 'node:path';
import { StartError } from '../../startError';

/** What a server replays when it is restored: an archive of its log of changes, up to a moment or to its end. */
export interface Recovery {
  archive: string | undefined;
  moment: string | undefined;
}

/** PostgreSQL's settings for it. */
export function recoverySettings({ archive, moment }: Recovery): Record<string, string> {
  if (archive === undefined) return { restore_command: 'false' };
  const from = `${resolve(archive)}/%f`;
  return {
    // What pg_receivewal is still writing has a name of its own.
    restore_command: `cp "${from}" "%p" || cp "${from}.partial" "%p"`,
    ...(moment ? { recovery_target_time: moment, recovery_target_action: 'promote' } : {}),
  };
}

/** The sentence for a server that gave up since the archive has nothing from the wanted moment on; undefined for another end. */
export function endOfArchive(said: string, moment: string | undefined): StartError | undefined {
  if (!/recovery ended before configured recovery target was reached/.test(said)) return undefined;
  return new StartError(
    `The archive ends before ${moment}. Take an earlier moment, or leave --to away for all there is.`,
  );
}
