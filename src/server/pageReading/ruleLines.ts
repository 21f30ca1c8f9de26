import type { Rules } from './pageWords';
import type { Raster } from './raster';

/** A line is darker than what lies so far beside it on both sides. */
const BESIDE = 4;
const DARKER = 18;
/** Pixels that a line may miss where a scan is poor. */
const HOLE = 4;

/**
 * The ruling lines of a picture: long runs of pixels darker than both of their sides, so that neither text nor a filled
 * field counts. `shortest` is the length of the shortest upright and level line that is wanted.
 */
export function ruleLines(raster: Raster, shortest: { upright: number; level: number }): Rules {
  const { width, height } = raster;
  const upright = runsAlong(width, height, shortest.upright, (x, y) => isLine(raster, x, y, BESIDE, 0));
  const level = runsAlong(height, width, shortest.level, (y, x) => isLine(raster, x, y, 0, BESIDE));
  return { upright: merged(upright, height), level: merged(level, width) };
}

function isLine({ width, height, pixels }: Raster, x: number, y: number, dx: number, dy: number): boolean {
  if (x < dx || y < dy || x >= width - dx || y >= height - dy) return false;
  const own = (pixels[y * width + x] ?? 255) + DARKER;
  return own < (pixels[(y - dy) * width + x - dx] ?? 0) && own < (pixels[(y + dy) * width + x + dx] ?? 0);
}

type Rule = { at: number; from: number; to: number };

function runsAlong(
  across: number,
  along: number,
  shortest: number,
  dark: (at: number, place: number) => boolean,
): Rule[] {
  const found: Rule[] = [];
  for (let at = 0; at < across; at += 1) {
    let from = -1;
    let last = -1;
    let filled = 0;
    const end = () => {
      if (from >= 0 && last - from + 1 >= shortest && filled > (last - from + 1) * 0.8)
        found.push({ at, from, to: last });
      from = -1;
      filled = 0;
    };
    for (let place = 0; place < along; place += 1) {
      if (dark(at, place)) {
        if (from < 0) from = place;
        last = place;
        filled += 1;
      } else if (from >= 0 && place - last > HOLE) end();
    }
    end();
  }
  return found;
}

/** Lines closer than that are one line, drawn thick or not quite level. */
const THICK = 4;

/** Pieces of one line as one: side by side where it is thick, one after the other where a scan broke it. */
function merged(rules: readonly Rule[], along: number): Rule[] {
  const reach = along / 40;
  const kept: (Rule & { low: number; high: number; weight: number })[] = [];
  for (const rule of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const same = kept.findLast(
      (one) => rule.at - one.high <= THICK && rule.from <= one.to + reach && rule.to >= one.from - reach,
    );
    const length = rule.to - rule.from;
    if (same) {
      same.at = (same.at * same.weight + rule.at * length) / (same.weight + length);
      same.weight += length;
      same.high = rule.at;
      same.from = Math.min(same.from, rule.from);
      same.to = Math.max(same.to, rule.to);
    } else kept.push({ ...rule, low: rule.at, high: rule.at, weight: length });
  }
  return kept.filter(({ low, high }) => high - low <= THICK * 2).map(({ at, from, to }) => ({ at, from, to }));
}

/** The picture without its ruling lines: what touches a letter stays a letter. */
export function withoutRules(ink: Raster, { upright, level }: Rules): Raster {
  const { width, height } = ink;
  const pixels = Uint8Array.from(ink.pixels);
  const REACH = 4;
  for (const { at, from, to } of upright)
    for (let y = Math.max(0, from); y <= Math.min(height - 1, to); y += 1)
      clearRun(pixels, y * width + Math.round(at), 1, REACH, Math.round(at), width);
  for (const { at, from, to } of level)
    for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x += 1)
      clearRun(pixels, Math.round(at) * width + x, width, REACH, Math.round(at), height);
  return { width, height, pixels };
}

/** Clears the ink across a line at one place, where it is no longer than a line is thick. */
function clearRun(pixels: Uint8Array, middle: number, step: number, reach: number, place: number, size: number): void {
  let start = 0;
  for (let off = 0; off <= reach && start === 0; off += 1) {
    if (pixels[middle + off * step] === 0 && place + off < size) start = off + 1;
    else if (pixels[middle - off * step] === 0 && place - off >= 0) start = -off - 1;
  }
  if (start === 0) return;
  const first = start > 0 ? start - 1 : start + 1;
  let [low, high] = [first, first];
  while (place + low > 0 && pixels[middle + (low - 1) * step] === 0 && high - low <= reach * 2) low -= 1;
  while (place + high < size - 1 && pixels[middle + (high + 1) * step] === 0 && high - low <= reach * 2) high += 1;
  if (high - low > reach * 2) return;
  for (let off = low; off <= high; off += 1) pixels[middle + off * step] = 255;
}
