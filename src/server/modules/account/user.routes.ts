import * as endpoints from '../../../contract/endpoints/profile';
import { getProfile } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { changePassword } from './auth.service';
import { changeCompanyInfo } from '../company/companyInfo.service';
import {
  changeApproval,
  changeFacts,
  changePhone,
  changeLanguage,
  changeViewSettings,
  completeProfile,
} from './profile.service';
import { readProfile } from './user.service';
import { keepReason, leave, readWithdrawal } from './withdrawal.service';

export const userRoutes: Route[] = [
  route(getProfile, (input) => readProfile(member(input))),
  route(endpoints.patchName, (input) => changeFacts(member(input), input.body, 'name_changed')),
  route(endpoints.patchPhone, (input) => changePhone(member(input), input.body)),
  route(endpoints.patchDepartment, (input) =>
    changeFacts(member(input), { department: input.body.company_department }),
  ),
  route(endpoints.patchTitle, (input) => changeFacts(member(input), { title: input.body.company_title })),
  route(endpoints.patchPassword, async (input) => {
    await changePassword(member(input), input.body.password);
    return readProfile(member(input));
  }),
  route(endpoints.patchCompanyInfo, async (input) => {
    await changeCompanyInfo(member(input), input.body);
    return readProfile(member(input));
  }),
  route(endpoints.patchMarketingApproval, (input) =>
    changeApproval(member(input), 'marketing', input.body.marketing_approval),
  ),
  route(endpoints.patchEmailApproval, (input) => changeApproval(member(input), 'email', input.body.email_approval)),
  route(endpoints.patchSnsApproval, (input) => changeApproval(member(input), 'sns', input.body.sns_approval)),
  route(endpoints.patchLanguage, (input) => changeLanguage(member(input), input.body.language)),
  route(endpoints.patchViewSettings, (input) => changeViewSettings(member(input), input.body)),
  route(endpoints.patchRegacy, (input) => completeProfile(member(input), input.body)),
  route(endpoints.getWithdrawal, (input) => readWithdrawal(member(input))),
  route(endpoints.withdrawReason, async (input) => {
    await keepReason(member(input), input.body.reason);
    return {};
  }),
  route(endpoints.withdraw, async (input) => {
    await leave(member(input));
    return {};
  }),
];
