import * as endpoints from '../../../contract/endpoints/market';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { countView, listPhotos, matchLines, readOpenItem } from './openItem.service';
import { answerAboutItem, askAboutItem, listItemQuestions, listQuestions } from './question.service';
import { searchStock } from './search.service';
import { listStores, readLogo, readMaterial, readStore } from './store.service';

export const marketRoutes: Route[] = [
  route(endpoints.searchOpenStock, ({ work, session, query }) => searchStock(work, session, query)),
  route(endpoints.getOpenItem, ({ work, session, params }) => readOpenItem(work, session, params.item_id)),
  route(endpoints.viewOpenItem, ({ work, session, params }) => countView(work, session, params.item_id)),
  route(endpoints.listItemPhotos, ({ work, session, params }) => listPhotos(work, session, params.item_id)),
  route(endpoints.listItemQuestions, (input) => listItemQuestions(member(input), input.params.item_id)),
  route(endpoints.askItemQuestion, (input) => askAboutItem(member(input), input.params.item_id, input.body.question)),
  route(endpoints.answerItemQuestion, (input) => answerAboutItem(member(input), input.params, input.body)),
  route(endpoints.listStockQuestions, (input) => listQuestions(member(input), input.query)),
  route(endpoints.matchStock, (input) => matchLines(member(input), input.body)),
  route(endpoints.searchStores, ({ work, query }) => listStores(work, query)),
  route(endpoints.getStore, ({ work, session, params }) => readStore(work, session, params.store_id)),
  route(endpoints.getStoreLogo, ({ work, params }) => readLogo(work, params.store_id)),
  route(endpoints.getStoreMaterial, ({ work, session, params }) => readMaterial(work, session, params.material_id)),
];
