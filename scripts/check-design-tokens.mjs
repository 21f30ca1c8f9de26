/** Fails when a colour is written out anywhere in the client but in src/client/theme: colours have roles there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOTS = ['src/client', 'pages'];
const ALLOWED = 'src/client/theme/';
const SOURCE = /\.(tsx?|jsx?|css)$/;
const RAW_COLOR = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi;

/** Raw colours in a source text, with their line numbers. */
export function rawColors(text) {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(RAW_COLOR)].map(([color]) => ({ line: index + 1, color })));
}

function sources(root) {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => path.posix.join(entry.parentPath.split(path.sep).join('/'), entry.name));
  } catch {
    return [];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = ROOTS.flatMap(sources).filter((file) => !file.startsWith(ALLOWED));
  const found = files.flatMap((file) => rawColors(readFileSync(file, 'utf8')).map((hit) => ({ file, ...hit })));
  for (const { file, line, color } of found) console.error(`${file}:${line} raw colour ${color}`);
  if (found.length > 0) {
    console.error(`${found.length} raw colours: name them by their role in src/client/theme/theme.ts`);
    process.exitCode = 1;
  } else {
    console.log(`design tokens: ${files.length} files, no raw colours`);
  }
}
