import { queryOptions } from '@tanstack/react-query';
import {
  getCompanyDetail,
  patchCompanyDetail,
  putCompanyPicture,
  answerBankAccount,
  getBankAccount,
  putBankAccount,
  removeBankAccount,
} from '../../contract/routes/company';
import type { BodyOf, EndpointOutput } from '../../contract/operationTypes';
import type { BankAccount } from '../../contract/entities/bankAccount';
import type { CompanyPicture, PictureKind } from '../../contract/entities/company';
import type { Currency } from '../../contract/values';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

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
export type BankAccountInput = BodyOf<typeof putBankAccount>;

/** Sets the account of its currency. A login that is not fresh is refused with 2003, which the form answers with a password prompt. */
export const useSaveBankAccount = () =>
  useApiMutation({
    call: (send, body: BankAccountInput) => send(putBankAccount, { body }),
    cache: (accounts) => [companyKeys.bankAccounts(), accounts],
    silent: true,
  });

/** Closes the account of a currency; refused with 2003 like its change while the login is not fresh. */
export const useCloseBankAccount = () =>
  useApiMutation({
    call: (send, { currency, account_number }: BankAccount) =>
      send(removeBankAccount, { params: { currency }, query: { account_number } }),
    cache: (list) => [companyKeys.bankAccounts(), list],
    silent: true,
  });

/** Confirms or stops an account that waits; refused with 2003 like the account itself. */
export const useAnswerBankAccount = () =>
  useApiMutation({
    call: (send, { currency, ...body }: { currency: Currency } & BodyOf<typeof answerBankAccount>) =>
      send(answerBankAccount, { params: { currency }, body }),
    cache: (accounts) => [companyKeys.bankAccounts(), accounts],
    silent: true,
  });

export type CompanyDetailInput = BodyOf<typeof patchCompanyDetail>;

/** Changes what the company says of itself; refused with 2003 like the account while the login is not fresh. */
export const useSaveCompanyDetail = () =>
  useApiMutation({
    call: (send, body: CompanyDetailInput) => send(patchCompanyDetail, { body }),
    cache: (detail) => [companyKeys.detail(), detail],
    silent: true,
  });

/** Sets the seal or the logo, its content in base64; removes it where there is none. */
export const useSavePicture = (kind: PictureKind) =>
  useApiMutation({
    call: (send, picture: CompanyPicture | null) => send(putCompanyPicture, { params: { kind }, body: { picture } }),
    cache: (detail) => [companyKeys.detail(), detail],
    silent: true,
  });
