import { createRequire } from 'node:module';
import type * as canvas from '@napi-rs/canvas';

type CanvasPackage = typeof canvas;

let loaded: CanvasPackage | null = null;

/** The canvas: a native package that most lists never need, loaded with the first page. */
export function canvasPackage(): CanvasPackage {
  loaded ??= createRequire(import.meta.url)('@napi-rs/canvas') as CanvasPackage;
  return loaded;
}
