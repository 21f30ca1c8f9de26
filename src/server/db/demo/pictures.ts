import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StockItem } from '../../../contract/entities/stock';
import type { MemberWork } from '../../http/context';
import { hangOn } from '../../modules/file/sharedFile.service';

/** Drawn by `npm run make pictures`; they lie beside the bundle, where visitors' files do. */
const FOLDER = path.resolve('public/cdn/demo');

/** Which drawings show a lot, by how its kind of material begins; a kind without one stands without a picture. */
const DRAWN: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['pipe', ['pipe']],
  ['fitting ELBOW 90', ['elbow']],
  ['fitting TEE', ['tee']],
  ['fitting REDUCER', ['reducer']],
  ['fitting CAP', ['cap']],
  ['flange WN', ['flange', 'flangeSide']],
  ['flange SO', ['flange']],
  ['flange BL', ['blind']],
  ['valve GATE', ['valve']],
  ['valve GLOBE', ['valve']],
];

/** Hangs drawings on a seller's lots: one file for all lots of a kind. */
export async function hangPictures(work: MemberWork, lots: readonly StockItem[]): Promise<void> {
  for (const [kind, names] of DRAWN) {
    const shown = lots.filter(({ spec }) => `${spec.category} ${spec.type ?? ''}`.startsWith(kind));
    if (shown.length === 0) continue;
    for (const name of names) {
      const bytes = await readFile(path.join(FOLDER, `${name}.png`));
      await hangOn(
        work,
        'stock_photo',
        shown.map(({ id }) => id),
        { name: `${name}.png`, bytes },
      );
    }
  }
}
