/**
 * A pressure class in its one form, however it is written: `150` of `150#`, `150LB`, `CL150`, `Class 150`; `10K`, `PN16`.
 * Other words stay as they are.
 */
export function pressureClass(text: string): string {
  const word = text.normalize('NFKC').trim().toUpperCase();
  const figures = /^(?:(?:CL|CLS|CLASS|ANSI|ASME|RATING|#)[\s.:-]*)*(\d{2,5})\s?-?(?:#|LBS?\.?|POUNDS?|파운드)?$/.exec(
    word,
  )?.[1];
  const korean = /^(?:JIS|KS)?\s?(\d{1,3})\s?K$/.exec(word)?.[1];
  const nominal = /^PN[\s-]?(\d{1,3})$/.exec(word)?.[1];
  if (figures) return String(Number(figures));
  if (korean) return `${Number(korean)}K`;
  return nominal ? `PN${Number(nominal)}` : text.trim();
}

/** A pressure class as the trade writes it: `CL150`, in Korean `150LB`; `10K` and `PN16` in both. */
export function classLabel(rating: string, lang: 'ko' | 'en'): string {
  if (!/^\d+$/.test(rating)) return rating;
  return lang === 'en' ? `CL${rating}` : `${rating}LB`;
}
