import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import * as routes from '../routes/account';

export const unsubscribe = defineEndpoint(routes.unsubscribe, {
  tag: 'user',
  summary:
    'Turns mails about the own trade off by the token of such a mail; a mail program may post a form (RFC 8058).',
  access: 'public',
  query: z.object({ t: z.string().min(16).max(200) }),
  body: z.unknown(),
  response: z.object({}),
  errors: ['MAIL_TOKEN_OUTDATED'],
  limit: 30,
});
