import type { Language } from '../../../contract/constants';

const UNITS: Record<Language, readonly (readonly [number, string])[]> = {
  ko: [
    [1e8, '억'],
    [1e4, '만'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
};

/** Writes figures up to the highest of a chart in one short unit, such as 0.5억 and 1억; a zero needs none. */
export function shortFigure(most: number, language: Language): (value: number) => string {
  const [size, name] = UNITS[language].find(([one]) => most >= one) ?? [1, ''];
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: size === 1 ? 1 : 2 });
  return (value) => (value === 0 ? '0' : `${figure.format(value / size)}${name}`);
}
