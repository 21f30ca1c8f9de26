import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inRoot } from './processes.mjs';

const pack = promisify(brotliCompress);
/** A shorter file travels in one packet as it is. */
const LEAST_BYTES = 1000;

/** Packs scripts and styles of the build with Brotli, once and as small as it can; `src/server/packedFiles.ts` sends them. */
export async function packFiles(from = inRoot('.next', 'static'), to = inRoot('.next', 'packed')) {
  rmSync(to, { recursive: true, force: true });
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(from, name));
      if (bytes.length < LEAST_BYTES) return;
      const packed = await pack(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
      mkdirSync(dirname(join(to, name)), { recursive: true });
      writeFileSync(join(to, `${name}.br`), packed);
    }),
  );
}
