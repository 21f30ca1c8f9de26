/**
 * Makes the font of the first page, which holds the characters of its texts alone: npm run make homeType -- <PretendardVariable.ttf>.
 * The file lies in the package `pretendard` (dist/public/variable). Needs fonttools with brotli (Debian: fonttools,
 * python3-brotli; PYTHON names another interpreter). A file that is made again gets a new number in `HomeType.tsx`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../src/contract/constants.ts';
import { homeCharacters } from '../src/client/features/content/home/homeCharacters.ts';
import { homeTypeFile } from '../src/client/features/content/home/HomeType.tsx';
import { inRoot } from './processes.mjs';

const [whole] = process.argv.slice(2);
if (!whole) throw new Error('Name the file PretendardVariable.ttf.');
const python = process.env.PYTHON ?? 'python3';
const folder = mkdtempSync(path.join(tmpdir(), 'stlbs-type-'));
try {
  const limited = path.join(folder, 'limited.ttf');
  execFileSync(python, ['-m', 'fontTools.varLib.instancer', whole, 'wght=400:700', '-o', limited], { stdio: 'ignore' });
  for (const language of LANGUAGES) {
    const text = path.join(folder, `${language}.txt`);
    writeFileSync(text, homeCharacters(language));
    const options = [
      `--text-file=${text}`,
      '--flavor=woff2',
      // Its licence reserves the name of the whole.
      '--name-IDs=0,13,14',
      '--layout-features=kern,liga,calt,tnum,ccmp,locl,mark',
      `--output-file=${inRoot('public', homeTypeFile(language))}`,
    ];
    execFileSync(python, ['-m', 'fontTools.subset', limited, ...options], { stdio: 'inherit' });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
