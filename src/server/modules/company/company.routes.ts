import * as auditEndpoints from '../../../contract/endpoints/audit';
import * as companyEndpoints from '../../../contract/endpoints/company';
import * as endpoints from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { answerBankAccount, closeBankAccount, readBankAccounts } from './bankAccount.service';
import { claim, readClaim } from './claim.service';
import { exportLog, readLog } from './companyLog.service';
import { changeCompanyDetail, readCompanyDetail, setPicture } from './companyDetail.service';
import { readFactorRule, setFactorRule } from './factorRule.service';
import { approve, endOwner, makeOwner, membersOfMine, takeOut, turnAway } from './member.service';
import { readQuotationItems } from './quotationItems.service';
import { changeSaleItems, readSaleItems } from './saleItems.service';
import { keepSaleList, readSaleLists, removeSaleList } from './saleLists.service';

export const companyRoutes: Route[] = [
  route(endpoints.getSaleItems, (input) => readSaleItems(member(input))),
  route(endpoints.patchSaleItems, (input) => changeSaleItems(member(input), input.body)),
  route(endpoints.getSaleLists, (input) => readSaleLists(member(input))),
  route(endpoints.keepSaleList, (input) => keepSaleList(member(input), input.body.file_id)),
  route(endpoints.removeSaleList, (input) => removeSaleList(member(input), input.params.list_id)),
  route(endpoints.getQuotationItems, (input) => readQuotationItems(member(input), input.params.rfq_number_id)),
  route(endpoints.getBankAccount, (input) => readBankAccounts(member(input))),
  route(endpoints.removeBankAccount, (input) =>
    closeBankAccount(member(input), input.params.currency, input.query.account_number),
  ),
  route(endpoints.answerBankAccount, (input) => answerBankAccount(member(input), input.params.currency, input.body)),
  route(companyEndpoints.listMembers, (input) => membersOfMine(member(input), input.query)),
  route(companyEndpoints.approveMember, (input) => approve(member(input), input.params.member_id)),
  route(companyEndpoints.refuseMember, (input) => turnAway(member(input), input.params.member_id)),
  route(companyEndpoints.deactivateMember, (input) => takeOut(member(input), input.params.member_id)),
  route(companyEndpoints.makeOwner, (input) => makeOwner(member(input), input.params.member_id)),
  route(companyEndpoints.endOwner, (input) => endOwner(member(input), input.params.member_id)),
  route(auditEndpoints.listAudit, (input) => readLog(member(input), input.query)),
  route(auditEndpoints.exportAudit, (input) => exportLog(member(input), input.query)),
  route(companyEndpoints.getFactorRule, (input) => readFactorRule(member(input))),
  route(companyEndpoints.putFactorRule, (input) => setFactorRule(member(input), input.body.required)),
  route(companyEndpoints.getClaim, (input) => readClaim(member(input))),
  route(companyEndpoints.getCompanyDetail, (input) => readCompanyDetail(member(input))),
  route(companyEndpoints.patchCompanyDetail, (input) => changeCompanyDetail(member(input), input.body)),
  route(companyEndpoints.putCompanyPicture, (input) =>
    setPicture(member(input), input.params.kind, input.body.picture),
  ),
  route(companyEndpoints.fileClaim, (input) => claim(member(input), input.body.reason)),
];
