import { keepColumnMap, listColumnMaps, removeColumnMap } from '../../../contract/endpoints/columnMap';
import { parseRfq } from '../../../contract/endpoints/rfq';
import { keepWordRule, listWordRules, removeWordRule } from '../../../contract/endpoints/wordRule';
import { member } from '../../http/context';
import { apartRoute, type Route, route } from '../../http/route';
import { columnMapsOf, forgetColumns, rememberColumns } from './columnMap.service';
import { readRequestList } from './parse.service';
import { forgetWord, rememberWord, wordRulesOf } from './wordRule.service';

export const materialRoutes: Route[] = [
  apartRoute(parseRfq, ({ work, request }, body) => readRequestList(work, body, request)),
  route(listColumnMaps, (input) => columnMapsOf(member(input))),
  route(keepColumnMap, async (input) => {
    await rememberColumns(member(input), input.body);
    return {};
  }),
  route(removeColumnMap, async (input) => {
    await forgetColumns(member(input), input.params.signature);
    return {};
  }),
  route(listWordRules, (input) => wordRulesOf(member(input))),
  route(keepWordRule, (input) => rememberWord(member(input), input.body)),
  route(removeWordRule, async (input) => {
    await forgetWord(member(input), input.params.word_id);
    return {};
  }),
];
