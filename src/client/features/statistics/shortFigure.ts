import type { Language } from '../../../contract/constants';

export type FigureSize = 'small' | 'middle' | 'large';

/** The sizes in which a language counts, the largest first. */
const SIZES: Record<Language, readonly (readonly [number, FigureSize])[]> = {
  ko: [
    [1e8, 'large'],
    [1e4, 'small'],
  ],
  en: [
    [1e9, 'large'],
    [1e6, 'middle'],
    [1e3, 'small'],
  ],
};

/** Writes figures up to the highest of a chart in one short unit of the language; a zero needs none. */
export function shortFigure(
  most: number,
  language: Language,
  nameOf: (size: FigureSize) => string,
): (value: number) => string {
  const found = SIZES[language].find(([size]) => most >= size);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: found ? 2 : 1 });
  if (!found) return (value) => figure.format(value);
  const [size, name] = found;
  return (value) => (value === 0 ? '0' : `${figure.format(value / size)}${nameOf(name)}`);
}
