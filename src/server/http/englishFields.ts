import { isEnglishText } from '../../domain/company/englishText';
import { refuse } from './fail';

/** Refuses a text for English papers that is not written in Latin letters, naming the fields. */
export function refuseOtherLetters(fields: Readonly<Record<string, string | undefined>>): void {
  const wrong = Object.keys(fields).filter((name) => !isEnglishText(fields[name] ?? ''));
  if (wrong.length === 0) return;
  refuse('ENGLISH_EXPECTED', { issues: wrong.map((name) => ({ path: [name], code: 'english' })) });
}
