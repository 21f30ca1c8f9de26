import { deadlineWithKorea } from '../../domain/time/instants';
import { useReader } from './useReader';
import { useZone } from './useZone';

/** Writes a deadline within a sentence as `DeadlineText` shows it: on the reader's clock, in English with that of Korea. */
export function useDeadlineWords(): (instant: string) => string {
  const language = useReader();
  const zone = useZone();
  return (instant) => deadlineWithKorea(instant, language, zone);
}
