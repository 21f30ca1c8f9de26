import type { Canvas, Image } from '@napi-rs/canvas';
import { canvasPackage } from './canvas';
import type { Box } from './pageWords';

/** A picture in shades of grey: 0 is black. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The shades of a drawn page. */
export function greyOf(canvas: Canvas): Raster {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4)
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}

/** Shades as a canvas that can be drawn and encoded. */
export function canvasOf({ width, height, pixels }: Raster): Canvas {
  const canvas = canvasPackage().createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let at = 0, to = 0; at < pixels.length; at += 1, to += 4) {
    image.data.fill(pixels[at] ?? 0, to, to + 3);
    image.data[to + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The part of a picture within a box. */
export function cropped({ width, pixels }: Raster, { x0, y0, x1, y1 }: Box): Raster {
  const [wide, high] = [x1 - x0, y1 - y0];
  const part = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) part.set(pixels.subarray((y + y0) * width + x0, (y + y0) * width + x1), y * wide);
  return { width: wide, height: high, pixels: part };
}

/** A picture turned by `radians` about its middle, drawn `scale` times as large on white. */
export function turned(picture: Canvas | Image, radians: number, scale: number): Canvas {
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const width = Math.round((picture.width * cos + picture.height * sin) * scale);
  const height = Math.round((picture.width * sin + picture.height * cos) * scale);
  const canvas = canvasPackage().createCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(radians);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** Share of the picture's width that is looked at around a pixel to say whether it is dark. */
const WINDOW = 1 / 24;
/** So much darker than its surroundings is ink. */
const INK = 0.86;

/**
 * Black on white, whatever the light: each pixel is compared with the mean around it, so that the shadow over half of a
 * photograph is no ink.
 */
export function inkOf({ width, height, pixels }: Raster): Raster {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const half = Math.max(8, Math.round((width * WINDOW) / 2));
  const ink = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      if ((pixels[y * width + x] ?? 0) < mean * INK - 4) ink[y * width + x] = 0;
    }
  }
  return { width, height, pixels: ink };
}

const STEEPEST = 6;
const SAMPLES = 180_000;

/** By how many radians the lines of a picture lean: the turn at which its rows of ink are sharpest. */
export function leanOf({ width, height, pixels }: Raster): number {
  const dark: number[] = [];
  for (let at = 0; at < pixels.length; at += 1) if (pixels[at] === 0) dark.push(at);
  const step = Math.max(1, Math.floor(dark.length / SAMPLES));
  const points: [number, number][] = [];
  for (let index = 0; index < dark.length; index += step) {
    const at = dark[index] ?? 0;
    points.push([at % width, Math.floor(at / width)]);
  }
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(height * 2 + width);
    for (const [x, y] of points) {
      const row = Math.round(y - x * slope + width / 2);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let sum = 0;
    for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    return sum;
  };
  let best = 0;
  let found = sharpness(0);
  for (const [reach, each] of [
    [STEEPEST, 0.5],
    [0.5, 0.1],
    [0.1, 0.02],
  ] as const) {
    const middle = best;
    for (let degrees = middle - reach; degrees <= middle + reach + 1e-9; degrees += each) {
      const value = sharpness(degrees);
      if (value > found) [best, found] = [degrees, value];
    }
  }
  return (best * Math.PI) / 180;
}
