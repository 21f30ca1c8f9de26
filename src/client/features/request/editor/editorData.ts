import type { Api } from '../../../api/createApi';
import { budgetQueries } from '../../../queries/budget';
import { rightsQuery } from '../../../queries/rights';
import { rfqQueries } from '../../../queries/rfq';

/** What the editor begins with: a saved draft, or what a new one is charged to at first. */
export const editorData = (api: Api, number: string | undefined) => [
  rightsQuery(api),
  budgetQueries(api).codes(),
  ...(number ? [rfqQueries(api).detail(number), budgetQueries(api).ofRfq(number)] : []),
];
