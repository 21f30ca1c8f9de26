import { readFileSync } from 'node:fs';
import type { Language } from '../../../../contract/constants';
import { sampleReading } from './sampleReading';

const SHEETS = ['home', 'global', 'layout'] as const;

/** Every character of the first page in a language: of its texts, of the frame around it and of the list it shows. */
export function homeCharacters(language: Language): string {
  const texts = SHEETS.flatMap((name) =>
    textsOf(JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as Texts),
  );
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const all = [...texts, ...textsOf(sampleReading[language] as unknown as Texts), ...printable].join('');
  return [...new Set(all)]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}

type Texts = string | number | null | Texts[] | { [key: string]: Texts };

function textsOf(texts: Texts): string[] {
  if (typeof texts === 'string') return [texts];
  return texts !== null && typeof texts === 'object' ? Object.values(texts).flatMap(textsOf) : [];
}
