import type { Work } from '../http/context';
import { viewCompany } from '../modules/company/operatorView.service';
import type { Params } from './act';
import { type BoundAct, bound } from './boundAct';
import type { Shown } from './layout';
import { claimActs, claimDetail, claimList, claimOf } from './pages/claimPages';
import { companyActs, companyDetail, companyList } from './pages/companyPages';
import { failureActs, fileList, mailList } from './pages/failurePages';
import { overviewPage } from './pages/overviewPage';
import { personActs, personDetail, personList } from './pages/personPages';
import { auditList, disputeList, duePage, settingsPage } from './pages/watchPages';
import type { Visit } from './visit';

/** Makes a page; null where there is no such record. */
export type Show = (work: Work, visit: Visit, params: Params) => Promise<Shown | null>;

/** Finds an uploaded file. */
export type FindFile = (work: Work, params: Params) => Promise<{ id: string; name: string } | null>;

/** Each page by its path below the data, with the name under which the audit log says that it was opened. */
export const PAGES: ReadonlyArray<readonly [path: string, name: string, show: Show]> = [
  ['', 'overview', overviewPage],
  ['/companies', 'company list', companyList],
  ['/companies/:number', 'company show', companyDetail],
  ['/claims', 'claim list', claimList],
  ['/claims/:id', 'claim show', claimDetail],
  ['/people', 'person list', personList],
  ['/people/:id', 'person show', personDetail],
  ['/mails', 'mail failed', mailList],
  ['/files', 'file failed', fileList],
  ['/due', 'due list', duePage],
  ['/disputes', 'dispute list', disputeList],
  ['/audit', 'audit list', auditList],
  ['/settings', 'settings', settingsPage],
];

/** Certificates that are read before a decision. */
export const CERTIFICATES: ReadonlyArray<readonly [path: string, find: FindFile]> = [
  [
    '/companies/:number/certificate',
    async (work, { number = '' }) => (await viewCompany(work, number))?.certificate ?? null,
  ],
  ['/claims/:id/certificate', async (work, { id }) => (await claimOf(work, id))?.certificate ?? null],
];

/** Everything an operator does. */
export const ACTS: readonly BoundAct[] = [...companyActs, ...claimActs, ...personActs.map(bound), ...failureActs];
