import { createRequire } from 'node:module';

type CanvasPackage = typeof import('@napi-rs/canvas');

let loaded: CanvasPackage | null = null;

/** The canvas: a native package that most lists never need, loaded with the first page. */
export function canvasPackage(): CanvasPackage {
  loaded ??= createRequire(import.meta.url)('@napi-rs/canvas') as CanvasPackage;
  return loaded;
}
