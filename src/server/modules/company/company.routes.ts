import * as companyEndpoints from '../../../contract/endpoints/company';
import * as endpoints from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { changeBankAccount, readBankAccount } from './bankAccount.service';
import { claim, readClaim } from './claim.service';
import { approve, membersOfMine, takeOut, turnAway } from './member.service';
import { readQuotationItems } from './quotationItems.service';
import { changeSaleItems, readSaleItems } from './saleItems.service';

export const companyRoutes: Route[] = [
  route(endpoints.getSaleItems, (input) => readSaleItems(member(input))),
  route(endpoints.patchSaleItems, (input) => changeSaleItems(member(input), input.body)),
  route(endpoints.getQuotationItems, (input) => readQuotationItems(member(input), input.params.rfq_number_id)),
  route(endpoints.getBankAccount, (input) => readBankAccount(member(input))),
  route(endpoints.putBankAccount, (input) => changeBankAccount(member(input), input.body)),
  route(companyEndpoints.listMembers, (input) => membersOfMine(member(input), input.query)),
  route(companyEndpoints.approveMember, (input) => approve(member(input), input.params.member_id)),
  route(companyEndpoints.refuseMember, (input) => turnAway(member(input), input.params.member_id)),
  route(companyEndpoints.deactivateMember, (input) => takeOut(member(input), input.params.member_id)),
  route(companyEndpoints.getClaim, (input) => readClaim(member(input))),
  route(companyEndpoints.fileClaim, (input) => claim(member(input), input.body.reason)),
];
