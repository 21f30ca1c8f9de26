import * as endpoints from '../../../contract/endpoints/content';
import { type Route, route } from '../../http/route';
import { entryOf, faqOf, listOf } from './content.service';

export const contentRoutes: Route[] = [
  route(endpoints.listEntries, async ({ params, query }) => ({
    items: await listOf(params.collection, query.language),
  })),
  route(endpoints.getEntry, ({ params, query }) => entryOf(params.collection, params.slug, query.language)),
  route(endpoints.listFaq, async ({ query }) => ({ items: await faqOf(query.language) })),
];
