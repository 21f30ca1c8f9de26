import type * as z from 'zod';
import type { checkQuotationApproval } from '../../../../contract/endpoints/quotationApproval';
import type { ApprovalNeed } from '../../../../contract/entities/approval';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import { approvalLineOf, quotationFacts } from '../../../../domain/approval/rules';
import type { MemberWork } from '../../../http/context';
import { findRules } from '../../award/approval/approval.repository';
import { shownSteps } from '../../award/approval/steps.service';
import { readRate } from '../../rate/rate.service';
import type { RfqRow } from '../../request/request.repository';
import { addressedRfq } from '../quotation.policy';

/** The approval line of an own quotation, by its supply amount: neither rules nor steps where it can be submitted at once. */
export async function needOfQuotation(
  work: MemberWork,
  rfq: RfqRow,
  totals: Pick<MoneyTotals, 'supply_amount' | 'currency'>,
) {
  const stated = (await findRules(work.db, work.session.company_id))?.rules ?? [];
  if (!stated.some(({ subject }) => subject === 'quotation')) return { rules: [], steps: [] };
  const { usd_krw_rate } = await readRate(work);
  return approvalLineOf(stated, quotationFacts(totals, rfq.usd_krw_rate, usd_krw_rate));
}

/** Whether a quotation of a sum has to be approved before it is submitted, and by whom. */
export async function checkQuotationNeed(
  work: MemberWork,
  number: string,
  totals: z.output<(typeof checkQuotationApproval)['body']>,
): Promise<ApprovalNeed> {
  const { rfq } = await addressedRfq(work, number);
  const { rules, steps } = await needOfQuotation(work, rfq, totals);
  return { needed: rules.length > 0, rules, steps: await shownSteps(work, work.session.company_id, steps) };
}
