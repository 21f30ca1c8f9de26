import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { StartError } from '../../startError';

/** Packs a folder: the bytes of the archive, and how tar ended. */
export function packing(folder: string): { archive: Readable; ended: Promise<void> } {
  const tar = spawn('tar', ['-cf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { archive: tar.stdout, ended: endOf(tar) };
}

/** Unpacks into a folder that is there what `put` is given, up to `end`, or gives up by `kill`. */
export function unpacking(folder: string) {
  const tar = spawn('tar', ['-xpf', '-', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = endOf(tar);
  // Each write below learns of it.
  tar.stdin.on('error', () => undefined);
  return {
    put: (bytes: Buffer): Promise<void> =>
      new Promise<void>((resolve, reject) => {
        tar.stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
        // A tar that takes no more has ended, and says how.
      }).catch(() => ended),
    end: (): Promise<void> => {
      tar.stdin.end();
      return ended;
    },
    kill: () => void tar.kill('SIGKILL'),
  };
}

/** A failure that nobody waits for any more, since there was another one first, is none of its own. */
function endOf(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new StartError(`tar, which packs encrypted backups, does not start: ${error.message}`)),
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new StartError(`tar ended with ${code}.`))));
  });
  ended.catch(() => undefined);
  return ended;
}
