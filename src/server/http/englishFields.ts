import { isEnglishText } from '../../domain/company/englishText';
import { fail } from './fail';

/** Refuses a text for English documents that is not written in Latin letters, naming the fields. */
export function requireEnglish(fields: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.keys(fields).filter((name) => !isEnglishText(fields[name] ?? ''));
  if (wrong.length === 0) return;
  fail('ENGLISH_EXPECTED', { issues: wrong.map((name) => ({ path: [name], code: 'english' })) });
}
