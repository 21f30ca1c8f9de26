import type { Api } from '../../api/createApi';
import { approvalQueries } from '../../queries/approval';
import { awardChoiceQuery } from '../../queries/awardChoice';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';

/** What the page of an award shows. */
export const awardData = (api: Api, number: string, freight: 'apart' | 'spread' = 'apart') => [
  projectQueries(api).detail(number),
  rfqQueries(api).comparison(number, freight),
  approvalQueries(api).newest(number),
  awardChoiceQuery(api, number),
];
