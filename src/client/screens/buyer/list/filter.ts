import { type ProjectStatus, projectStatus } from '../../../../contract/entities/project';
import { paths } from '../../../paths';
import type { RfqFilter } from '../../../queries/rfq';

/** Tabs of the list in the order of a request's life. */
export const STATUSES: readonly ProjectStatus[] = projectStatus.options;

/** The list's filter as the address holds it; anything unknown is ignored. */
export function readFilter(query: Record<string, string | undefined>): RfqFilter {
  const status = projectStatus.safeParse(query.status);
  return { status: status.success ? status.data : undefined, q: query.q?.trim().slice(0, 100) || undefined };
}

/** Address of the list under a filter. */
export function filterHref(filter: RfqFilter): string {
  return paths.buyer.requests({ status: filter.status, q: filter.q });
}
