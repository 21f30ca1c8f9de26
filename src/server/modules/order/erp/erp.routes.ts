import * as endpoints from '../../../../contract/endpoints/erp';
import * as numbers from '../../../../contract/endpoints/erpNumbers';
import { member } from '../../../http/context';
import { fileRoute, type Route, route } from '../../../http/route';
import { previewFile, writeErpFile } from './erpFile.service';
import { makeErpFile, readErpFiles } from './export.service';
import { addMapping, changeMapping, readMappings, removeMapping } from './mapping.service';
import { applyApprovals, applyNumbers, previewNumbers } from './numberImport.service';
import { readRecords } from './record.service';

export const erpRoutes: Route[] = [
  route(endpoints.listMappings, (input) => readMappings(member(input))),
  route(endpoints.addMapping, (input) => addMapping(member(input), input.body)),
  route(endpoints.previewMapping, (input) => previewFile(member(input), input.body.layout)),
  route(endpoints.putMapping, (input) => changeMapping(member(input), input.params.mapping_id, input.body)),
  route(endpoints.removeMapping, (input) => removeMapping(member(input), input.params.mapping_id, input.query.version)),
  route(endpoints.listErpRecords, (input) => readRecords(member(input), input.query)),
  route(endpoints.listErpExports, (input) => readErpFiles(member(input), input.query)),
  route(endpoints.makeErpExport, (input) => makeErpFile(member(input), input.body)),
  fileRoute(endpoints.getErpFile, ({ work, params }) => writeErpFile(work, params.erp_export_id)),
  route(numbers.previewErpNumbers, (input) => previewNumbers(member(input), input.body, 'erp')),
  route(numbers.applyErpNumbers, (input) => applyNumbers(member(input), input.body)),
  route(numbers.previewApprovals, (input) => previewNumbers(member(input), input.body, 'approval')),
  route(numbers.applyApprovals, (input) => applyApprovals(member(input), input.body)),
];
