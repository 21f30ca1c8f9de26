import * as z from 'zod';
import { MAX_MAIL_BYTES } from '../constants';
import { defineEndpoint } from '../endpoint';
import { mailIntake } from '../entities/mailIn';
import * as routes from '../routes/mailIn';

const tag = 'mail';

export const receiveMail = defineEndpoint(routes.receiveMail, {
  tag,
  summary:
    "Takes a mail from the operator's mail server: its bytes as they came (message/rfc822), one call for each recipient, with the shared secret in `x-mail-secret`. The same mail again is taken once. Answers before anything is made of it.",
  access: 'public',
  query: z.object({ to: z.string().trim().min(3).max(320) }),
  bytes: true,
  bodyLimit: MAX_MAIL_BYTES,
  response: z.object({ taken: z.boolean() }),
  errors: ['MAIL_IN_OFF', 'MAIL_IN_SECRET', 'FILE_STORE_AWAY'],
  limit: 600,
});

export const getMailIntake = defineEndpoint(routes.getMailIntake, {
  tag,
  summary: "The address to which the company's people mail lists of materials.",
  access: 'member',
  response: mailIntake,
});

export const makeMailIntake = defineEndpoint(routes.makeMailIntake, {
  tag,
  summary: 'Makes the address, or another one in its place; mails to the one before are taken no longer.',
  access: 'member',
  response: mailIntake,
  errors: ['MAIL_IN_OFF'],
});

export const endMailIntake = defineEndpoint(routes.endMailIntake, {
  tag,
  summary: 'Ends the address: mails to it are taken no longer.',
  access: 'member',
  response: mailIntake,
});
