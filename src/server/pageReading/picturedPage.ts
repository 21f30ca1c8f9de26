import type { Canvas } from '@napi-rs/canvas';
import { correctedWords } from './wordCorrection';
import { type Box, emOf, type PageWords, type Rules, type Word } from './pageWords';
import { inkGroups } from './inkGroups';
import { canvasOf, cropped, greyOf, inkOf, leanOf, type Raster, turned } from './raster';
import { recognise } from './recognise';
import { ruleLines, withoutRules } from './ruleLines';

/** A page is worked on at such a size: 220 dots an inch of A4. */
const LONGEST_SIDE = 2600;
const LEAST_SIDE = 1500;
/** Capitals of such a height, in pixels, are read best. */
const BEST_HEIGHT = 27;
const LARGEST_SCALE = 2.6;
/** A lean of less is none. */
const LEAST_LEAN = 0.0012;

/** A picture of a list, made upright, with its words and ruling lines. Boxes are in pixels of `upright`. */
export interface PicturedPage extends Omit<PageWords, 'page'> {
  upright: Canvas;
}

/** Reads a picture: turned level, freed of shadows, ruling lines and dust, cut to what is written, then recognised. */
export async function readPicture(picture: Canvas): Promise<PicturedPage> {
  const side = Math.max(picture.width, picture.height);
  const upright = levelPicture(picture, side > LONGEST_SIDE ? LONGEST_SIDE / side : side < LEAST_SIDE ? 2 : 1);
  const { width, height } = upright;
  const grey = greyOf(upright);
  const ink = inkOf(grey);
  const least = Math.round(Math.min(width, height) / 45);
  const rules = ruleLines(ink, { upright: least, level: least });
  const clean = withoutRules(ink, rules);
  const groups = inkGroups(clean);
  if (!groups.text) return { width, height, words: [], rules, pictured: true, upright };
  const scale = Math.min(LARGEST_SCALE, Math.max(0.5, BEST_HEIGHT / groups.height));
  const { x0, y0 } = groups.text;
  const sheet = turned(canvasOf(cropped(masked(grey, ink, groups.kept), groups.text)), 0, scale);
  const found = (await recognise(sheet)).map((word) => placed(withoutRuleMarks(word), { x0, y0 }, scale));
  const words = levelled(correctedWords(found.filter(({ text }) => text !== '')));
  return { width, height, words, rules: longRules(rules, emOf(words)), pictured: true, upright };
}

function levelPicture(picture: Canvas, scale: number): Canvas {
  const small = turned(picture, 0, Math.min(1, 1200 / Math.max(picture.width, picture.height)));
  const lean = leanOf(inkOf(greyOf(small)));
  return turned(picture, Math.abs(lean) < LEAST_LEAN ? 0 : -lean, scale);
}

const placed = (word: Word, { x0, y0 }: Pick<Box, 'x0' | 'y0'>, scale: number): Word => ({
  ...word,
  x0: x0 + word.x0 / scale,
  x1: x0 + word.x1 / scale,
  y0: y0 + word.y0 / scale,
  y1: y0 + word.y1 / scale,
});

const longRules = ({ upright, level }: Rules, em: number): Rules => ({
  upright: upright.filter(({ from, to }) => to - from > em * 1.5),
  level: level.filter(({ from, to }) => to - from > em * 4),
});

/** White but where ink is left, and around it: shades help to read letters, shadows and lines do not. */
function masked(grey: Raster, ink: Raster, clean: Raster): Raster {
  const pixels = new Uint8Array(grey.pixels.length).fill(255);
  const { width } = grey;
  const near = (at: number) =>
    clean.pixels[at - 1] === 0 ||
    clean.pixels[at + 1] === 0 ||
    clean.pixels[at - width] === 0 ||
    clean.pixels[at + width] === 0;
  for (let at = 0; at < pixels.length; at += 1) {
    if (clean.pixels[at] === 0) pixels[at] = Math.min(80, grey.pixels[at] ?? 0);
    else if (ink.pixels[at] !== 0 && near(at)) pixels[at] = 165;
  }
  return { ...grey, pixels };
}

/** What is left of a ruling line is read as a stroke at the edge of a word. */
const withoutRuleMarks = (word: Word): Word => ({
  ...word,
  text: word.text.replaceAll(/^[|_[\]¦©^]+|[|_[\]¦©^]+$/g, ''),
});

/** Words as high as each other: a recognised word is as high as its letters, and a comma has no height. */
function levelled(words: readonly Word[]): Word[] {
  const em = emOf(words);
  return words.map((word) => {
    const height = word.y1 - word.y0;
    if (height > em * 0.7 && height < em * 1.5) return word;
    const middle = (word.y0 + word.y1) / 2;
    return { ...word, y0: middle - em / 2, y1: middle + em / 2 };
  });
}
