const SECTOR_SHIFT = 30;
const END = 0xfffffffa;
const ENTRY = 128;
const NAME_BYTES = 64;
const MOST_ENTRIES = 20_000;
const STREAM = 2;
const ROOT = 5;

/** A stream of a compound file, read on demand. */
export interface Stream {
  name: string;
  /** The storage that holds it; '' for the file's own. */
  storage: string;
  read: () => Buffer;
}

/**
 * The streams of a compound file (MS-CFB), as Outlook keeps a mail; null where it is none or is broken. A chain of sectors
 * never is longer than the file.
 */
export function streamsOf(bytes: Buffer): Stream[] | null {
  try {
    return new CompoundFile(bytes).streams();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class CompoundFile {
  private readonly sector: number;
  private readonly fat: number[];

  constructor(private readonly bytes: Buffer) {
    this.sector = 1 << this.checked(bytes.readUInt16LE(SECTOR_SHIFT), 7, 16);
    this.fat = this.table(this.fatSectors());
  }

  streams(): Stream[] {
    const { bytes } = this;
    const directory = this.chain(bytes.readUInt32LE(48), this.fat);
    const entries = Array.from({ length: Math.min(MOST_ENTRIES, Math.floor(directory.length / ENTRY)) }, (_, index) =>
      entryOf(directory.subarray(index * ENTRY, (index + 1) * ENTRY)),
    );
    const root = entries.find(({ kind }) => kind === ROOT);
    if (!root) return [];
    const miniFat = this.table(this.sectorsOf(bytes.readUInt32LE(60), this.fat));
    const mini = this.chain(root.start, this.fat).subarray(0, root.size);
    const cutoff = bytes.readUInt32LE(56);
    const storages = storagesOf(entries);
    return entries.flatMap(({ kind, name, start, size }, index) => {
      if (kind !== STREAM) return [];
      const read = () =>
        (size < cutoff ? this.chain(start, miniFat, mini, 64) : this.chain(start, this.fat)).subarray(0, size);
      return [{ name, storage: storages.get(index) ?? '', read }];
    });
  }

  private checked(value: number, least: number, most: number): number {
    if (value < least || value > most) throw new RangeError('no compound file');
    return value;
  }

  private at(sector: number): Buffer {
    const from = (sector + 1) * this.sector;
    if (from >= this.bytes.length) throw new RangeError('a sector beyond the file');
    return this.bytes.subarray(from, from + this.sector);
  }

  private fatSectors(): number[] {
    const found: number[] = [];
    for (let offset = 76; offset < 512; offset += 4) found.push(this.bytes.readUInt32LE(offset));
    const most = this.bytes.length / this.sector;
    let next = this.bytes.readUInt32LE(68);
    for (let count = 0; next < END && count < most; count += 1) {
      const part = this.at(next);
      for (let offset = 0; offset + 4 < part.length; offset += 4) found.push(part.readUInt32LE(offset));
      next = part.readUInt32LE(this.sector - 4);
    }
    return found.filter((sector) => sector < END);
  }

  private table(sectors: readonly number[]): number[] {
    const table: number[] = [];
    for (const sector of sectors) {
      const part = this.at(sector);
      for (let offset = 0; offset + 4 <= part.length; offset += 4) table.push(part.readUInt32LE(offset));
    }
    return table;
  }

  private sectorsOf(start: number, fat: readonly number[]): number[] {
    const sectors: number[] = [];
    for (let sector = start; sector < END; sector = fat[sector] ?? END) {
      if (sectors.length > fat.length) throw new RangeError('a chain without an end');
      sectors.push(sector);
    }
    return sectors;
  }

  private chain(start: number, fat: readonly number[], within?: Buffer, size = this.sector): Buffer {
    const parts = this.sectorsOf(start, fat).map((sector) =>
      within ? within.subarray(sector * size, (sector + 1) * size) : this.at(sector),
    );
    return Buffer.concat(parts);
  }
}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

const entryOf = (bytes: Buffer): Entry => ({
  name: bytes.toString('utf16le', 0, Math.max(0, Math.min(NAME_BYTES, bytes.readUInt16LE(64)) - 2)),
  kind: bytes[66] ?? 0,
  left: bytes.readUInt32LE(68),
  right: bytes.readUInt32LE(72),
  child: bytes.readUInt32LE(76),
  start: bytes.readUInt32LE(116),
  size: bytes.readUInt32LE(120),
});

/** For each entry the path of the storage that holds it. */
function storagesOf(entries: readonly Entry[]): Map<number, string> {
  const held = new Map<number, string>();
  const open: [index: number, storage: string][] = [[0, '']];
  for (let item = open.pop(); item; item = open.pop()) {
    const [index, storage] = item;
    const entry = entries[index];
    if (!entry || held.has(index)) continue;
    held.set(index, storage);
    for (const beside of [entry.left, entry.right]) if (beside < entries.length) open.push([beside, storage]);
    if (entry.child < entries.length) open.push([entry.child, entry.kind === ROOT ? '' : `${storage}/${entry.name}`]);
  }
  return held;
}
