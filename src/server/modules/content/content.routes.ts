import * as endpoints from '../../../contract/endpoints/content';
import { type Route, route } from '../../http/route';
import { entryOf, faqOf, listOf } from './content.service';

export const contentRoutes: Route[] = [
  route(endpoints.listEntries, async ({ params, query, work }) => ({
    items: await listOf(work.app.env.OPERATOR, params.collection, query.language),
  })),
  route(endpoints.getEntry, ({ params, query, work }) =>
    entryOf(work.app.env.OPERATOR, params.collection, params.slug, query.language),
  ),
  route(endpoints.listFaq, async ({ query, work }) => ({ items: await faqOf(work.app.env.OPERATOR, query.language) })),
];
