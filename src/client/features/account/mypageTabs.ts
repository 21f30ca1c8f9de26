import type { Api } from '../../api/createApi';
import type { MypageTab } from '../../paths';
import { budgetQueries } from '../../queries/budget';
import { companyQueries } from '../../queries/company';
import { erpQueries } from '../../queries/erp';
import { deviceQueries } from './sessions/deviceQueries';
import { exportsQuery } from '../../queries/fileExport';
import { mailIntakeQuery } from '../../queries/mailIn';
import { memberQueries } from '../../queries/members';
import { noticeQueries } from '../../queries/notice';
import { peopleQueries } from '../../queries/people';
import { rightsQuery } from '../../queries/rights';
import { columnMapQuery, wordRuleQuery } from '../../queries/readingRules';
import { factorQueries } from '../../queries/secondFactor';
import { saleItemsQueries } from '../../queries/saleItems';

/** The tabs of my page, as their addresses name them. */
export const mypageTabs: readonly MypageTab[] = [
  'profile',
  'company',
  'members',
  'log',
  'approval',
  'materials',
  'sessions',
  'security',
  'exports',
  'api',
  'erp',
  'mail',
  'budget',
  'signOn',
];

/** What a tab shows beyond the profile. */
export function mypageData(api: Api, tab: string | undefined) {
  if (tab === 'company')
    return [
      rightsQuery(api),
      companyQueries(api).bankAccounts(),
      companyQueries(api).detail(),
      wordRuleQuery(api),
      columnMapQuery(api),
    ];
  if (tab === 'members') {
    const people = peopleQueries(api);
    return [memberQueries(api).list(), factorQueries(api).rule(), rightsQuery(api), people.roles(), people.units()];
  }
  if (tab === 'erp') return [rightsQuery(api), erpQueries(api).mappings()];
  // Not the budgets themselves, which a person without the right to see prices is refused.
  if (tab === 'budget') return [rightsQuery(api), budgetQueries(api).codes()];
  if (tab === 'mail') return [mailIntakeQuery(api)];
  if (tab === 'api') return [rightsQuery(api)];
  // Not what only owners may read: others would be refused.
  if (tab === 'signOn' || tab === 'log') return [rightsQuery(api)];
  if (tab === 'exports') return [exportsQuery(api)];
  if (tab === 'materials') return [saleItemsQueries(api).mine()];
  if (tab === 'security') return [factorQueries(api).mine()];
  if (tab === 'approval') {
    const notices = noticeQueries(api);
    return [notices.settings(), notices.devices()];
  }
  return tab === 'sessions' ? [deviceQueries(api).list(), deviceQueries(api).events()] : [];
}
