import type * as z from 'zod';
import type { EndpointRoute, Method } from './endpoint';
import type * as answerSheet from './endpoints/answerSheet';
import type * as application from './endpoints/application';
import type * as apiKey from './endpoints/apiKey';
import type * as approval from './endpoints/approval';
import type * as audit from './endpoints/audit';
import type * as auth from './endpoints/auth';
import type * as awardChoice from './endpoints/awardChoice';
import type * as bid from './endpoints/bid';
import type * as budget from './endpoints/budget';
import type * as calendar from './endpoints/calendar';
import type * as cart from './endpoints/cart';
import type * as columnMap from './endpoints/columnMap';
import type * as company from './endpoints/company';
import type * as comparisonFile from './endpoints/comparisonFile';
import type * as content from './endpoints/content';
import type * as device from './endpoints/device';
import type * as erp from './endpoints/erp';
import type * as erpNumbers from './endpoints/erpNumbers';
import type * as file from './endpoints/file';
import type * as fileExport from './endpoints/fileExport';
import type * as home from './endpoints/home';
import type * as hub from './endpoints/hub';
import type * as search from './endpoints/search';
import type * as interest from './endpoints/interest';
import type * as mail from './endpoints/mail';
import type * as mailIn from './endpoints/mailIn';
import type * as market from './endpoints/market';
import type * as message from './endpoints/message';
import type * as notice from './endpoints/notice';
import type * as order from './endpoints/order';
import type * as outcome from './endpoints/outcome';
import type * as ownStock from './endpoints/ownStock';
import type * as paper from './endpoints/paper';
import type * as people from './endpoints/people';
import type * as plan from './endpoints/plan';
import type * as profile from './endpoints/profile';
import type * as purchase from './endpoints/purchase';
import type * as purchaseApproval from './endpoints/purchaseApproval';
import type * as quotationApproval from './endpoints/quotationApproval';
import type * as quotation from './endpoints/quotation';
import type * as quotationHistory from './endpoints/quotationHistory';
import type * as rate from './endpoints/rate';
import type * as rfq from './endpoints/rfq';
import type * as rfqDialogue from './endpoints/rfqDialogue';
import type * as rfqReach from './endpoints/rfqReach';
import type * as sale from './endpoints/sale';
import type * as secondFactor from './endpoints/secondFactor';
import type * as signOn from './endpoints/signOn';
import type * as statistics from './endpoints/statistics';
import type * as stock from './endpoints/stock';
import type * as stockList from './endpoints/stockList';
import type * as tracking from './endpoints/tracking';
import type * as user from './endpoints/user';
import type * as webhook from './endpoints/webhook';
import type * as wordRule from './endpoints/wordRule';

type Exported<Module> = Module[keyof Module];
type Defined = Extract<
  | Exported<typeof answerSheet>
  | Exported<typeof apiKey>
  | Exported<typeof approval>
  | Exported<typeof application>
  | Exported<typeof audit>
  | Exported<typeof auth>
  | Exported<typeof awardChoice>
  | Exported<typeof bid>
  | Exported<typeof budget>
  | Exported<typeof calendar>
  | Exported<typeof cart>
  | Exported<typeof columnMap>
  | Exported<typeof company>
  | Exported<typeof comparisonFile>
  | Exported<typeof content>
  | Exported<typeof device>
  | Exported<typeof erp>
  | Exported<typeof erpNumbers>
  | Exported<typeof file>
  | Exported<typeof fileExport>
  | Exported<typeof home>
  | Exported<typeof hub>
  | Exported<typeof search>
  | Exported<typeof interest>
  | Exported<typeof mail>
  | Exported<typeof mailIn>
  | Exported<typeof market>
  | Exported<typeof message>
  | Exported<typeof notice>
  | Exported<typeof order>
  | Exported<typeof outcome>
  | Exported<typeof ownStock>
  | Exported<typeof paper>
  | Exported<typeof people>
  | Exported<typeof plan>
  | Exported<typeof profile>
  | Exported<typeof purchase>
  | Exported<typeof purchaseApproval>
  | Exported<typeof quotationApproval>
  | Exported<typeof quotation>
  | Exported<typeof quotationHistory>
  | Exported<typeof rate>
  | Exported<typeof rfq>
  | Exported<typeof rfqDialogue>
  | Exported<typeof rfqReach>
  | Exported<typeof sale>
  | Exported<typeof secondFactor>
  | Exported<typeof signOn>
  | Exported<typeof statistics>
  | Exported<typeof stock>
  | Exported<typeof stockList>
  | Exported<typeof tracking>
  | Exported<typeof user>
  | Exported<typeof webhook>
  | Exported<typeof wordRule>,
  { method: Method; path: string; response: unknown }
>;

/** Every operation by `METHOD /path/{param}`. */
type Operations = { [E in Defined as `${E['method']} ${E['path']}`]: E };

/** The operation with its schemas: an endpoint is one, a route names one. */
type OperationOf<R extends EndpointRoute> = R extends { response: unknown }
  ? R
  : Operations[`${R['method']} ${R['path']}` & keyof Operations];

type SchemaOf<R extends EndpointRoute, Part extends string> =
  OperationOf<R> extends Record<Part, infer Schema extends z.ZodType> ? Schema : never;

export type ParamsOf<R extends EndpointRoute> = z.input<SchemaOf<R, 'params'>>;
export type QueryOf<R extends EndpointRoute> = z.input<SchemaOf<R, 'query'>>;
/** A query as the server reads it, with its defaults. */
export type ParsedQueryOf<R extends EndpointRoute> = z.output<SchemaOf<R, 'query'>>;
export type BodyOf<R extends EndpointRoute> = z.input<SchemaOf<R, 'body'>>;

/** What the caller passes: only the parts that the endpoint declares are looked at. */
export interface EndpointInput<R extends EndpointRoute> {
  params?: ParamsOf<R>;
  query?: QueryOf<R>;
  body?: BodyOf<R>;
}

/** What a successful answer carries in `data`. */
export type EndpointOutput<R extends EndpointRoute> = z.output<SchemaOf<R, 'response'>>;
