import { phoneText } from '../../domain/company/phone';
import { useReader } from './useReader';

/** Writes a kept phone number the way its reader dials it. */
export function usePhoneText(): (kept: string) => string {
  const language = useReader();
  return (kept) => phoneText(kept, language);
}
