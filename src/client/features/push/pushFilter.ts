import { PUSH_AREAS, oneOf } from '../../../contract/choices';
import type { PushFilter } from '../../queries/push';

/** Areas to choose from, in the order of the work. */
export const AREAS = PUSH_AREAS;

/** The filter that an address asks for; an area that is not known counts as none. */
export function readFilter(query: Record<string, string | undefined>): PushFilter {
  const area = oneOf(PUSH_AREAS, query['area']);
  return { unread: query['show'] === 'unread', ...(area ? { area } : {}) };
}
