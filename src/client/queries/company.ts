import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { getCompanyDetail, patchCompanyDetail, putCompanyPicture } from '../../contract/endpoints/company';
import type { EndpointOutput } from '../../contract/endpoint';
import type { BankAccount } from '../../contract/entities/bankAccount';
import type { CompanyPicture, PictureKind } from '../../contract/entities/company';
import type { Currency } from '../../contract/values';
import { answerBankAccount, getBankAccount, putBankAccount, removeBankAccount } from '../../contract/endpoints/user';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const companyKeys = {
  bankAccounts: () => [SCOPES.member, 'bankAccount'] as const,
  detail: () => [SCOPES.member, 'companyDetail'] as const,
};

/** What of the own company is no part of the profile. */
export const companyQueries = (api: Api) => ({
  /** The accounts that buyers transfer to, one for each currency. */
  bankAccounts: () =>
    queryOptions({
      queryKey: companyKeys.bankAccounts(),
      queryFn: ({ signal }) => call(getBankAccount, {}, { api, signal }),
    }),
  /** English facts, business, seal, logo and approval boxes. */
  detail: () =>
    queryOptions({
      queryKey: companyKeys.detail(),
      queryFn: ({ signal }) => call(getCompanyDetail, {}, { api, signal }),
    }),
});

export type KeptBankAccount = EndpointOutput<typeof getBankAccount>['account_list'][number];
export type WaitingBankAccount = EndpointOutput<typeof getBankAccount>['waiting_list'][number];
export type BankAccountInput = z.input<typeof putBankAccount.body>;

/** Sets the account of its currency. A login that is not fresh is refused with 2003, which the form answers with a password prompt. */
export function useSaveBankAccount() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: BankAccountInput) => call(putBankAccount, { body }, { api }),
    onSuccess: (accounts) => client.setQueryData(companyKeys.bankAccounts(), accounts),
  });
}

/** Closes the account of a currency; refused with 2003 like its change while the login is not fresh. */
export function useCloseBankAccount() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ currency, account_number }: BankAccount) =>
      call(removeBankAccount, { params: { currency }, query: { account_number } }, { api }),
    onSuccess: (list) => client.setQueryData(companyKeys.bankAccounts(), list),
  });
}

/** Confirms or stops an account that waits; refused with 2003 like the account itself. */
export function useAnswerBankAccount() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ currency, ...body }: { currency: Currency } & z.input<typeof answerBankAccount.body>) =>
      call(answerBankAccount, { params: { currency }, body }, { api }),
    onSuccess: (accounts) => client.setQueryData(companyKeys.bankAccounts(), accounts),
  });
}

export type CompanyDetailInput = z.input<typeof patchCompanyDetail.body>;

/** Changes what the company says of itself; refused with 2003 like the account while the login is not fresh. */
export function useSaveCompanyDetail() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: CompanyDetailInput) => call(patchCompanyDetail, { body }, { api }),
    onSuccess: (detail) => client.setQueryData(companyKeys.detail(), detail),
  });
}

/** Sets the seal or the logo, its content in base64; removes it where there is none. */
export function useSavePicture(kind: PictureKind) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (picture: CompanyPicture | null) =>
      call(putCompanyPicture, { params: { kind }, body: { picture } }, { api }),
    onSuccess: (detail) => client.setQueryData(companyKeys.detail(), detail),
  });
}
