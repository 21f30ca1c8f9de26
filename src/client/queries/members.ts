import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  approveMember,
  deactivateMember,
  endOwner,
  fileClaim,
  getClaim,
  listMembers,
  makeOwner,
  refuseMember,
} from '../../contract/routes/company';
import type { MemberStatus } from '../../contract/entities/person';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

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
export const useMemberAction = () =>
  useApiMutation({
    call: (send, { action, id }: { action: MemberAction; id: string }) =>
      send(actions[action], { params: { member_id: id } }),
    staleAlways: [memberKeys.lists()],
    silent: true,
  });

/** States that the company is one's own; the operator decides. */
export const useFileClaim = () =>
  useApiMutation({
    call: (send, reason: string) => send(fileClaim, { body: { reason } }),
    cache: (answer) => [memberKeys.claim(), answer],
    silent: true,
  });
