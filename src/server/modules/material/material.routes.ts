import { parseRfq } from '../../../contract/endpoints/rfq';
import { type Route, route } from '../../http/mount';
import { readFileLines, readTextLines } from './parse.service';

export const materialRoutes: Route[] = [
  route(parseRfq, ({ body }) =>
    'lines' in body ? readTextLines(body.lines, body.columns) : readFileLines(body.file, body.columns),
  ),
];
