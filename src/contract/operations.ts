import type { Endpoint } from './endpoint';
import * as answerSheet from './endpoints/answerSheet';
import * as apiKey from './endpoints/apiKey';
import * as approval from './endpoints/approval';
import * as audit from './endpoints/audit';
import * as application from './endpoints/application';
import * as auth from './endpoints/auth';
import * as awardChoice from './endpoints/awardChoice';
import * as bid from './endpoints/bid';
import * as budget from './endpoints/budget';
import * as calendar from './endpoints/calendar';
import * as cart from './endpoints/cart';
import * as columnMap from './endpoints/columnMap';
import * as erp from './endpoints/erp';
import * as erpNumbers from './endpoints/erpNumbers';
import * as company from './endpoints/company';
import * as comparisonFile from './endpoints/comparisonFile';
import * as content from './endpoints/content';
import * as device from './endpoints/device';
import * as file from './endpoints/file';
import * as fileExport from './endpoints/fileExport';
import * as home from './endpoints/home';
import * as hub from './endpoints/hub';
import * as search from './endpoints/search';
import * as interest from './endpoints/interest';
import * as mail from './endpoints/mail';
import * as mailIn from './endpoints/mailIn';
import * as market from './endpoints/market';
import * as message from './endpoints/message';
import * as notice from './endpoints/notice';
import * as order from './endpoints/order';
import * as outcome from './endpoints/outcome';
import * as ownStock from './endpoints/ownStock';
import * as paper from './endpoints/paper';
import * as people from './endpoints/people';
import * as plan from './endpoints/plan';
import * as profile from './endpoints/profile';
import * as purchase from './endpoints/purchase';
import * as purchaseApproval from './endpoints/purchaseApproval';
import * as quotationApproval from './endpoints/quotationApproval';
import * as quotation from './endpoints/quotation';
import * as quotationHistory from './endpoints/quotationHistory';
import * as rate from './endpoints/rate';
import * as rfq from './endpoints/rfq';
import * as rfqDialogue from './endpoints/rfqDialogue';
import * as rfqReach from './endpoints/rfqReach';
import * as sale from './endpoints/sale';
import * as signOn from './endpoints/signOn';
import * as statistics from './endpoints/statistics';
import * as secondFactor from './endpoints/secondFactor';
import * as stock from './endpoints/stock';
import * as stockList from './endpoints/stockList';
import * as tracking from './endpoints/tracking';
import * as user from './endpoints/user';
import * as webhook from './endpoints/webhook';
import * as wordRule from './endpoints/wordRule';

const modules: readonly object[] = [
  answerSheet,
  apiKey,
  approval,
  audit,
  application,
  auth,
  awardChoice,
  bid,
  budget,
  calendar,
  cart,
  columnMap,
  company,
  comparisonFile,
  content,
  device,
  erp,
  erpNumbers,
  file,
  fileExport,
  home,
  hub,
  search,
  interest,
  mail,
  mailIn,
  market,
  message,
  notice,
  order,
  outcome,
  ownStock,
  paper,
  people,
  plan,
  profile,
  purchase,
  purchaseApproval,
  quotationApproval,
  quotation,
  quotationHistory,
  rate,
  rfq,
  rfqDialogue,
  rfqReach,
  sale,
  secondFactor,
  signOn,
  statistics,
  stock,
  stockList,
  tracking,
  user,
  webhook,
  wordRule,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/**
 * Every operation with its schemas, as `METHOD /path/{param}`. Browsers load it only where answers have to be checked;
 * otherwise they load routes alone.
 */
export const operations: ReadonlyMap<string, Endpoint> = new Map(
  modules.flatMap((module) =>
    Object.values(module)
      .filter(isEndpoint)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  ),
);
