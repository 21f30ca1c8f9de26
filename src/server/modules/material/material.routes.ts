import { keepColumnMap, listColumnMaps } from '../../../contract/endpoints/columnMap';
import { parseRfq } from '../../../contract/endpoints/rfq';
import { member } from '../../http/context';
import { apartRoute, type Route, route } from '../../http/route';
import { columnMapsOf, rememberColumns } from './columnMap.service';
import { readRequestList } from './parse.service';

export const materialRoutes: Route[] = [
  apartRoute(parseRfq, ({ work, request }, body) => readRequestList(work, body, request)),
  route(listColumnMaps, (input) => columnMapsOf(member(input))),
  route(keepColumnMap, async (input) => {
    await rememberColumns(member(input), input.body);
    return {};
  }),
];
