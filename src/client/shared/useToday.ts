import { seoulDay } from '../../domain/time/deadline';
import { useAtTime } from '../ui/useNow';

/** The present day in Korea, also once midnight has passed; empty on the server and while hydrating, so that both draw the same. */
export function useToday(): string {
  return useAtTime((now) => (now === null ? '' : seoulDay(new Date(now))));
}
