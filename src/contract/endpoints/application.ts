import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { jobApplication } from '../entities/application';
import * as routes from '../routes/content';

export const applyForJob = defineEndpoint(routes.applyForJob, {
  tag: 'content',
  summary: 'Applies for an opening; operator and applicant are notified by email. Deleted after 180 days.',
  access: 'public',
  body: jobApplication,
  response: z.object({ kept_until: z.iso.date() }),
  errors: ['JOB_CLOSED', 'APPLICATION_FILE', 'FILE_MACRO', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
  limit: 10,
  limitSeconds: 3600,
  bodyLimit: 15 * 1024 * 1024,
});
