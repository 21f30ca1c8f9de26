import * as endpoints from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/mount';
import { changeBankAccount, readBankAccount } from './bankAccount.service';
import { changeSaleItems, readSaleItems } from './saleItems.service';

export const companyRoutes: Route[] = [
  route(endpoints.getSaleItems, (input) => readSaleItems(member(input))),
  route(endpoints.patchSaleItems, (input) => changeSaleItems(member(input), input.body)),
  route(endpoints.getBankAccount, async (input) => ({ bank_account: await readBankAccount(member(input)) })),
  route(endpoints.putBankAccount, async (input) => ({
    bank_account: await changeBankAccount(member(input), input.body),
  })),
];
