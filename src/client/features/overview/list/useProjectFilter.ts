import { SELLER_STATUSES } from '../../../../contract/choices';
import type { ProjectFilter } from '../../../queries/project';
import { COST_KINDS, FIELD_OF } from '../../../shared/cost/useCostCodes';
import { useRoute } from '../../../shell/useRoute';

/** Sides that a company can be on in a project. */
export const SIDES = ['buyer', 'seller'] as const;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const codeOf = (text: string | undefined) => (text && ID.test(text) ? text : undefined);

/** The filter of the project list from an address's query; what is not one of the known values counts as none. */
export function projectFilterOf(query: Record<string, string | undefined>): ProjectFilter {
  const side = SIDES.find((known) => known === query.side);
  const status = SELLER_STATUSES.find((known) => known === query.status);
  const q = query.q?.trim().slice(0, 100);
  const [cost_centre_id, project_id] = COST_KINDS.map((kind) => codeOf(query[FIELD_OF[kind]]));
  return {
    ...(side && { side }),
    ...(status && { status }),
    ...(q && { q }),
    ...(cost_centre_id && { cost_centre_id }),
    ...(project_id && { project_id }),
  };
}

/** The filter that the present address asks for. */
export function useProjectFilter(): ProjectFilter {
  return projectFilterOf(useRoute().query);
}
