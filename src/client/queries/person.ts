import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query';
import {
  getWithdrawal,
  patchCompanyInfo,
  patchDepartment,
  patchEmailApproval,
  patchMarketingApproval,
  patchName,
  patchPassword,
  patchPhone,
  patchRegacy,
  patchSnsApproval,
  patchTitle,
  withdraw,
  withdrawReason,
} from '../../contract/routes/account';
import { reauth } from '../../contract/routes/company';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { asDigits } from './asDigits';
import { SCOPES } from './keys';
import { profileKeys } from './profile';
import { useApiMutation } from './mutation';
import type { BodyOf } from '../../contract/operationTypes';

type PersonChange =
  | typeof patchName
  | typeof patchPhone
  | typeof patchPassword
  | typeof patchDepartment
  | typeof patchTitle
  | typeof patchCompanyInfo
  | typeof patchMarketingApproval
  | typeof patchEmailApproval
  | typeof patchSnsApproval
  | typeof patchRegacy;

/** Changes a part of the own data; the answer is the profile after it. The forms show failures. */
function usePersonChange<E extends PersonChange>(endpoint: E, stale: readonly InvalidateQueryFilters[] = []) {
  return useApiMutation({
    call: (send, body: BodyOf<E>) =>
      send<PersonChange>(endpoint, { body: asDigits(body as object) as BodyOf<PersonChange> }),
    cache: (profile) => [profileKeys.all(), profile],
    stale,
    silent: true,
  });
}

/** Changes the person's name; the failure stays with the form, as for all of these. */
export const usePatchName = () => usePersonChange(patchName);
/** Changes the phone number with its country code. */
export const usePatchPhone = () => usePersonChange(patchPhone);
/** Changes the password by the present one. */
export const usePatchPassword = () => usePersonChange(patchPassword);
/** Changes the department within the company. */
export const usePatchDepartment = () => usePersonChange(patchDepartment);
/** Changes the position within the company. */
export const usePatchTitle = () => usePersonChange(patchTitle);
/** Changes the facts of the company, for all of its people. */
export const usePatchCompanyInfo = () => usePersonChange(patchCompanyInfo);
/** Agrees to advertising, or no longer. */
export const usePatchMarketingApproval = () => usePersonChange(patchMarketingApproval);
/** Turns emails about the trade on or off. */
export const usePatchEmailApproval = () => usePersonChange(patchEmailApproval);
/** Turns text messages about the trade on or off. */
export const usePatchSnsApproval = () => usePersonChange(patchSnsApproval);

/** Completes a legacy user; all that was refused to that user before is requested again. */
export const usePatchRegacy = () =>
  usePersonChange(patchRegacy, [{ predicate: ({ queryKey }) => queryKey.length > 1 }]);

/** What stands in the way of leaving. */
export const withdrawalQueries = (api: Api) => ({
  /** Whether the person may leave now; the screen asks again at each visit. */
  state: () =>
    queryOptions({
      queryKey: [SCOPES.member, 'withdrawal'] as const,
      queryFn: ({ signal }) => call(getWithdrawal, {}, { api, signal }),
    }),
});

export interface Withdrawal {
  reason: string;
  password: string;
}

/** Makes the login fresh, says why, and withdraws. */
export const useWithdraw = () =>
  useApiMutation({
    call: async (send, { reason, password }: Withdrawal) => {
      await send(reauth, { body: { password } });
      await send(withdrawReason, { body: { reason } });
      return send(withdraw, {});
    },
    silent: true,
  });
