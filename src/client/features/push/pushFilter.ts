import { pushArea } from '../../../contract/entities/person';
import type { PushFilter } from '../../queries/push';

/** Areas to choose from, in the order of the work. */
export const AREAS = pushArea.options;

/** The filter that an address asks for; an area that is not known counts as none. */
export function readFilter(query: Record<string, string | undefined>): PushFilter {
  const area = pushArea.safeParse(query['area']).data;
  return { unread: query['show'] === 'unread', ...(area ? { area } : {}) };
}
