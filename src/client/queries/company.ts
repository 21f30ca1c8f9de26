import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { getBankAccount, putBankAccount } from '../../contract/endpoints/user';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const companyKeys = { bankAccount: () => [SCOPES.member, 'bankAccount'] as const };

/** What of the own company is no part of the profile. */
export const companyQueries = (api: Api) => ({
  /** The account that buyers transfer to. */
  bankAccount: () =>
    queryOptions({
      queryKey: companyKeys.bankAccount(),
      queryFn: ({ signal }) => call(getBankAccount, {}, { api, signal }),
    }),
});

export type BankAccountInput = z.input<typeof putBankAccount.body>;

/** Sets that account. A login that is not fresh is refused with 2003, which the form answers with a password prompt. */
export function useSaveBankAccount() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: BankAccountInput) => call(putBankAccount, { body }, { api }),
    onSuccess: () => client.invalidateQueries({ queryKey: companyKeys.bankAccount() }),
  });
}
