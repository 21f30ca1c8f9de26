import en from '../../../../locales/en/paper.json';
import ko from '../../../../locales/ko/paper.json';

/** A word of the trade's documents in both languages; a document prints its own. */
export interface Label {
  ko: string;
  en: string;
}
type LabelKey = keyof typeof ko;

/** Words of a document in both languages, from `paper.json` of the locales. */
export function label(key: LabelKey): Label {
  return { ko: ko[key], en: en[key] };
}
