import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { auditEntry } from '../entities/audit';
import { day, page, pageQuery } from '../values';
import * as routes from '../routes/company';

const tag = 'company';
const filter = {
  group: z.enum(['login', 'company', 'trade']).optional(),
  /** Days in Seoul, both included. */
  from: day.optional(),
  until: day.optional(),
};

export const listAudit = defineEndpoint(routes.listAudit, {
  tag,
  summary: "The company's audit log, the newest first. For owners.",
  access: 'member',
  query: z.object({ ...pageQuery, ...filter }),
  response: page(auditEntry),
  errors: ['OWNER_ONLY'],
});

export const exportAudit = defineFileEndpoint(routes.exportAudit, {
  tag,
  summary: 'The same as a spreadsheet with the hash of each entry, at most 10,000 of them. For owners.',
  access: 'member',
  query: z.object(filter),
  errors: ['OWNER_ONLY'],
});
