import { spawn } from 'node:child_process';
import { HOST_FOLDER, OPS } from './hostFolder';

/**
 * Runs a command of the operator, bundled once for the whole run, with these settings alone. `input` is what is typed into it.
 */
export function operatorCommand(
  settings: Record<string, string>,
  words: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, APP_ENV: 'localhost', ...settings };
  const child = spawn(process.execPath, [`${HOST_FOLDER}/${OPS}.mjs`, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}
