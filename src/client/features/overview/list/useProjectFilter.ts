import { SELLER_STATUSES } from '../../../../contract/choices';
import type { ProjectFilter } from '../../../queries/project';
import { useRoute } from '../../../shell/useRoute';

/** Sides that a company can be on in a project. */
export const SIDES = ['buyer', 'seller'] as const;

/** The filter of the project list from an address's query; what is not one of the known values counts as none. */
export function projectFilterOf(query: Record<string, string | undefined>): ProjectFilter {
  const side = SIDES.find((known) => known === query.side);
  const status = SELLER_STATUSES.find((known) => known === query.status);
  const q = query.q?.trim().slice(0, 100);
  return { ...(side && { side }), ...(status && { status }), ...(q && { q }) };
}

/** The filter that the present address asks for. */
export function useProjectFilter(): ProjectFilter {
  return projectFilterOf(useRoute().query);
}
