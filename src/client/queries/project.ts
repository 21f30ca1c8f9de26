import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProject, listProjects } from '../../contract/routes/order';
import { getSalesDesk } from '../../contract/routes/material';
import type { SellerStatus } from '../../contract/entities/project';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';

/** Which projects a list shows; a project has the same codes on both sides. */
export interface ProjectFilter {
  side?: 'buyer' | 'seller' | undefined;
  status?: SellerStatus;
  q?: string;
  /** What the company bought that is charged to a code. */
  cost_centre_id?: string;
  project_id?: string;
}

export const projectKeys = keysOf(SCOPES.project);

/** Projects of both sides, as lists and one by one. */
export const projectQueries = (api: Api) => ({
  list: (filter: ProjectFilter) =>
    infiniteQueryOptions({
      queryKey: projectKeys.list(filter),
      queryFn: ({ pageParam, signal }) =>
        call(listProjects, { query: { ...filter, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
      placeholderData: keepPreviousData,
    }),
  desk: () =>
    queryOptions({
      queryKey: [...projectKeys.lists(), 'desk'],
      queryFn: ({ signal }) => call(getSalesDesk, {}, { api, signal }),
    }),
  detail: (rfqNumberId: string) =>
    queryOptions({
      queryKey: projectKeys.detail(rfqNumberId),
      queryFn: ({ signal }) => call(getProject, { params: { rfq_number_id: rfqNumberId } }, { api, signal }),
    }),
});
