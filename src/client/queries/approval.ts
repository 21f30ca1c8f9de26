import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import type { Approval } from '../../contract/entities/approval';
import * as routes from '../../contract/routes/approval';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { type Follow, unfollowed, useApiMutation } from './mutation';

type Lines = BodyOf<typeof routes.checkApproval>['lines'];

const keys = {
  rules: [SCOPES.member, 'approvalRules'] as const,
  /** Under the comparison: what makes that stale may have changed an approval. */
  of: (number: string) => [SCOPES.comparison, 'approval', number] as const,
  check: (number: string, lines: Lines) => [SCOPES.comparison, 'approvalCheck', number, lines] as const,
};

/** The approval line of the company, and the awards that wait for it. */
export const approvalQueries = (api: Api) => ({
  rules: () =>
    queryOptions({ queryKey: keys.rules, queryFn: ({ signal }) => call(routes.getApprovalRules, {}, { api, signal }) }),
  /** The newest request to approve an award of the present round. */
  newest: (number: string) =>
    queryOptions({
      queryKey: keys.of(number),
      queryFn: ({ signal }) => call(routes.getApproval, { params: { rfq_number_id: number } }, { api, signal }),
    }),
  /** Whether these lines have to be approved first; the earlier answer stays until the next one is here. */
  check: (number: string, lines: Lines) =>
    queryOptions({
      queryKey: keys.check(number, lines),
      queryFn: ({ signal }) =>
        call(routes.checkApproval, { params: { rfq_number_id: number }, body: { lines } }, { api, signal }),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
      // Without a network it fails at once: nothing is sent before it is known.
      networkMode: 'always',
    }),
});

/** States all rules of the company. */
export const useStateRules = () =>
  useApiMutation({
    silent: true,
    call: (send, body: BodyOf<typeof routes.putApprovalRules>) => send(routes.putApprovalRules, { body }),
    cache: (answer) => [keys.rules, answer],
    staleOnError: [keys.rules],
  });

const decided = {
  silent: true,
  cache: (approval: Approval) => [keys.of(approval.rfq_number_id), { approval }] as const,
  stale: [[SCOPES.comparison], [SCOPES.project], [SCOPES.rfq], [SCOPES.bid], [SCOPES.hub]],
  staleOnError: [[SCOPES.comparison], [SCOPES.project]],
};

/** Freezes an award and asks its approvers. */
export const useRequestApproval = (follow: Follow = unfollowed) =>
  useApiMutation({
    ...decided,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.requestApproval>) =>
      follow(send(routes.requestApproval, { params: { rfq_number_id: id }, body })),
  });

/** Approves the reader's step; the last approval sends the award. */
export const useApprove = (follow: Follow = unfollowed) =>
  useApiMutation({
    ...decided,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.approveAward>) =>
      follow(send(routes.approveAward, { params: { rfq_number_id: id }, body })),
  });

/** Returns an award to the person who requested approval. */
export const useReturnAward = () =>
  useApiMutation({
    ...decided,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.returnAward>) =>
      send(routes.returnAward, { params: { rfq_number_id: id }, body }),
  });

/** Takes a request back that waits. */
export const useWithdrawApproval = () =>
  useApiMutation({
    ...decided,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.withdrawApproval>) =>
      send(routes.withdrawApproval, { params: { rfq_number_id: id }, body }),
  });
