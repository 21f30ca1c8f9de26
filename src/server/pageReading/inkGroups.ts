import type { Box } from './pageWords';
import type { Raster } from './raster';

/** Ink of so few pixels is dust. */
const SPECK = 7;
const LEAST_HEIGHT = 6;
/** What is higher than that share of the page is no letter. */
const HIGHEST = 1 / 12;

/** What a picture holds of connected ink. */
export interface InkGroups {
  /** The picture without dust. */
  kept: Raster;
  /** The usual height of a letter. */
  height: number;
  /** The part of the page that letters fill; null where there are none. */
  text: Box | null;
}

/** Finds the letters of a picture by their connected ink, and drops the dust. */
export function inkGroups({ width, height, pixels }: Raster): InkGroups {
  const kept = Uint8Array.from(pixels);
  const seen = new Uint8Array(pixels.length);
  const heights: number[] = [];
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  const group = new Int32Array(pixels.length);
  for (let start = 0; start < kept.length; start += 1) {
    if (kept[start] !== 0 || seen[start]) continue;
    let size = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    group[size++] = start;
    seen[start] = 1;
    for (let index = 0; index < size; index += 1) {
      const at = group[index] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of beside) {
        if (next < 0 || next >= kept.length || seen[next] || kept[next] !== 0) continue;
        seen[next] = 1;
        group[size++] = next;
      }
    }
    const high = bottom - top + 1;
    const letter = high >= LEAST_HEIGHT && high < height * HIGHEST && right - left < width / 4;
    if (size <= SPECK || (high >= height * HIGHEST && right - left >= width * HIGHEST)) {
      for (let index = 0; index < size; index += 1) kept[group[index] ?? 0] = 255;
    } else if (letter) {
      heights.push(high);
      box.x0 = Math.min(box.x0, left);
      box.x1 = Math.max(box.x1, right);
      box.y0 = Math.min(box.y0, top);
      box.y1 = Math.max(box.y1, bottom);
    }
  }
  heights.sort((a, b) => a - b);
  const margin = 12;
  const text = {
    x0: Math.max(0, box.x0 - margin),
    y0: Math.max(0, box.y0 - margin),
    x1: Math.min(width, box.x1 + margin),
    y1: Math.min(height, box.y1 + margin),
  };
  const usual = heights[Math.floor(heights.length * 0.6)] ?? 1;
  return { kept: { width, height, pixels: kept }, height: usual, text: heights.length === 0 ? null : text };
}
