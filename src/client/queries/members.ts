import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveMember,
  deactivateMember,
  endOwner,
  fileClaim,
  getClaim,
  listMembers,
  makeOwner,
  refuseMember,
} from '../../contract/endpoints/company';
import type { MemberStatus } from '../../contract/entities/person';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';

interface MembersFilter {
  member_status?: MemberStatus | undefined;
}

export const memberKeys = {
  lists: () => [SCOPES.member, 'list'] as const,
  list: (filter: MembersFilter) => [SCOPES.member, 'list', filter] as const,
  claim: () => [SCOPES.member, 'claim'] as const,
};

/** People of the company, and the way to become its owner. */
export const memberQueries = (api: Api) => ({
  /** The people of the company, page by page. */
  list: (filter: MembersFilter = {}) =>
    infiniteQueryOptions({
      queryKey: memberKeys.list(filter),
      queryFn: ({ pageParam, signal }) =>
        call(listMembers, { query: { ...filter, cursor: pageParam ?? undefined, limit: 50 } }, { api, signal }),
      ...byCursor,
    }),
  /** The own newest claim to the company. */
  claim: () =>
    queryOptions({
      queryKey: memberKeys.claim(),
      queryFn: ({ signal }) => call(getClaim, {}, { api, signal }),
    }),
});

const actions = {
  approve: approveMember,
  refuse: refuseMember,
  deactivate: deactivateMember,
  makeOwner,
  endOwner,
};
export type MemberAction = keyof typeof actions;

/** What an owner does about a colleague; the list is fetched again, also when it turned out to be old. */
export function useMemberAction() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ action, id }: { action: MemberAction; id: string }) =>
      call(actions[action], { params: { member_id: id } }, { api }),
    onSettled: () => client.invalidateQueries({ queryKey: memberKeys.lists() }),
  });
}

/** States that the company is one's own; the operator decides. */
export function useFileClaim() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (reason: string) => call(fileClaim, { body: { reason } }, { api }),
    onSuccess: (answer) => client.setQueryData(memberKeys.claim(), answer),
  });
}
