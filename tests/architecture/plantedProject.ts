import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './sourceFiles';

const CONFIGS = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.json', 'package.json'];

/** A small project under the same rules as this one, to see that a rule fires. */
export function plantedProject(files: Record<string, string>): {
  /** Runs a program of node_modules in the planted project. Gives what it printed. */
  run(program: string, words: string[]): string;
  remove(): void;
} {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stlbs-planted-')));
  for (const name of CONFIGS) copyFileSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    run: (program, words) =>
      spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...words], {
        cwd: folder,
        encoding: 'utf8',
      }).stdout,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
