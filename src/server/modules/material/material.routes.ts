import { keepColumnMap, listColumnMaps } from '../../../contract/endpoints/columnMap';
import { parseRfq } from '../../../contract/endpoints/rfq';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { columnMapsOf, rememberColumns } from './columnMap.service';
import { countFile } from './fileLimit.service';
import { readFileLines, readTextLines } from './parse.service';

export const materialRoutes: Route[] = [
  route(parseRfq, async ({ body, work, request }) => {
    if ('lines' in body) return readTextLines(body.lines, body.columns);
    await countFile(work, request.headers.authorization);
    return readFileLines(body.file, body.columns);
  }),
  route(listColumnMaps, (input) => columnMapsOf(member(input))),
  route(keepColumnMap, async (input) => {
    await rememberColumns(member(input), input.body);
    return {};
  }),
];
