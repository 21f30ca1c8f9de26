import type { Api } from '../../api/createApi';
import { approvalQueries } from '../../queries/approval';
import { projectQueries } from '../../queries/project';
import { rfqQueries } from '../../queries/rfq';

/** What the page of an award shows. The selection is not part of it: a page drawn before the last one is saved would lack that. */
export const awardData = (api: Api, number: string, freight: 'apart' | 'spread' = 'apart') => [
  projectQueries(api).detail(number),
  rfqQueries(api).comparison(number, freight),
  approvalQueries(api).newest(number),
];
