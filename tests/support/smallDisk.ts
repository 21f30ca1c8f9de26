import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

export interface SmallDisk {
  resize(size: string): void;
  remove(): void;
}

/** A disk of its own at a folder, so small that it fills up; null, and a line that says so, where mounting is not allowed. */
export function smallDisk(folder: string, size: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (!mount(`size=${size},mode=0777`)) {
    process.stdout.write('NOT RUN: mounting is not allowed here; full disks are left out.\n');
    return null;
  }
  return {
    resize: (next) => {
      if (!mount(`remount,size=${next}`)) throw new Error('the disk keeps its size');
    },
    // Lazily: a process that is just ending may still look at it.
    remove: () => void spawnSync('umount', ['-l', folder]),
  };
}
