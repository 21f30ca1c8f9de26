import type { Language } from '../../contract/constants';
import { instantText } from './instants';

/** An instant in a message that is read away from the screens: with the zone of its clock also in Korean. */
export function zonedInstantText(value: string, language: Language): string {
  const text = instantText(value, language);
  return language === 'ko' ? `${text} (한국 시간)` : text;
}
