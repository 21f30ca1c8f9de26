import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import {
  erpExport,
  erpFilter,
  erpKind,
  erpLayout,
  erpMapping,
  erpMappingInput,
  erpPreview,
  erpRecord,
} from '../entities/erp';
import { HOMETAX_MAPPING } from '../erpFields';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { day, page, pageQuery, uuid, version, versionQuery } from '../values';
import * as routes from '../routes/erp';

const tag = 'erp';
const access = 'member' as const;
const mappings = z.object({ items: z.array(erpMapping) });
const params = z.object({ mapping_id: uuid });

export const listMappings = defineEndpoint(routes.listMappings, {
  tag,
  summary: "How the company's files for its own systems are laid out, with those that are built in.",
  access,
  response: mappings,
});

export const addMapping = defineEndpoint(routes.addMapping, {
  tag,
  summary: 'Adds a mapping: columns of fields or fixed values, with heads and formats, as xlsx, csv or xml.',
  access,
  body: erpMappingInput,
  response: erpMapping,
  errors: ['ERP_MAPPING_NAME', 'ERP_MAPPING_LIMIT'],
});

export const previewMapping = defineEndpoint(routes.previewMapping, {
  tag,
  summary: "What a file of this layout would be, with the company's newest records. Changes nothing.",
  access,
  body: z.object({ layout: erpLayout }),
  response: erpPreview,
  changes: false,
});

export const putMapping = defineEndpoint(routes.putMapping, {
  tag,
  summary: 'Changes a mapping. Files that were made of it stay as they were.',
  access,
  params,
  body: erpMappingInput.extend({ version }),
  response: erpMapping,
  errors: ['ERP_MAPPING_NOT_FOUND', 'ERP_MAPPING_NAME', 'STALE_VERSION'],
});

export const removeMapping = defineEndpoint(routes.removeMapping, {
  tag,
  summary: 'Removes a mapping. Files that were made of it can still be fetched.',
  access,
  params,
  query: versionQuery,
  response: mappings,
  errors: ['ERP_MAPPING_NOT_FOUND', 'STALE_VERSION'],
});

export const listErpRecords = defineEndpoint(routes.listErpRecords, {
  tag,
  summary: 'Orders, shipments or invoices of the company with the file that each left in last, the newest first.',
  access,
  query: z.object({ ...pageQuery, ...erpFilter, kind: erpKind }),
  response: page(erpRecord),
});

export const listErpExports = defineEndpoint(routes.listErpExports, {
  tag,
  summary: 'Files that were made for the systems of the company, the newest first.',
  access,
  query: z.object(pageQuery),
  response: page(erpExport),
});

export const makeErpExport = defineEndpoint(routes.makeErpExport, {
  tag,
  summary:
    'Settles which records a file holds: those named, else all of the filter. A record that left in a file before is refused with its number unless `again` says that it may leave once more.',
  access,
  body: z.object({
    mapping_id: z.union([uuid, z.literal(HOMETAX_MAPPING)]),
    ...erpFilter,
    /** Ids of records as the list gives them. */
    ids: z.array(uuid).min(1).max(500).optional(),
    again: z.boolean().default(false),
    /** The day of issue that invoices without one are given; today in Korea unless said. */
    issue_on: day.nullable().default(null),
  }),
  response: erpExport,
  errors: ['ERP_MAPPING_NOT_FOUND', 'ERP_NOTHING', 'ERP_TOO_MANY', 'ERP_EXPORTED', 'ERP_INVOICE_INCOMPLETE'],
});

export const getErpFile = defineFileEndpoint(routes.getErpFile, {
  background: 'erp_file',
  tag,
  summary: 'A file that was made, with the same records as the first time and their present values.',
  access,
  params: z.object({ erp_export_id: uuid }),
  errors: ['ERP_EXPORT_NOT_FOUND', ...FILE_WORK_ERRORS],
});
