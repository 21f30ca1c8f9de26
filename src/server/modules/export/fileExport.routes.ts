import * as endpoints from '../../../contract/endpoints/fileExport';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { cancel, readExports, readFile, repeat } from './fileExport.service';

export const exportRoutes: Route[] = [
  route(endpoints.listExports, (input) => readExports(member(input))),
  route(endpoints.cancelExport, (input) => cancel(member(input), input.params.export_id)),
  route(endpoints.repeatExport, (input) => repeat(member(input), input.params.export_id)),
  route(endpoints.getExportFile, (input) => readFile(member(input), input.params.export_id)),
];
