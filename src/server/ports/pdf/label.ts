import en from '../../../../locales/en/paper.json';
import ko from '../../../../locales/ko/paper.json';

/** A word of the trade's papers in both languages; a paper prints the one it was asked for in. */
export interface Label {
  ko: string;
  en: string;
}
type LabelKey = keyof typeof ko;

/** Words of a paper in both languages, from `paper.json` of the locales. */
export function label(key: LabelKey): Label {
  return { ko: ko[key], en: en[key] };
}
