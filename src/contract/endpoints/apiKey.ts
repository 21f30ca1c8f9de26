import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { apiKey, apiKeyInput, madeApiKey } from '../entities/apiKey';
import * as routes from '../routes/machine';
import { uuid } from '../values';

const tag = 'machine';
const keys = z.object({ items: z.array(apiKey) });

export const listApiKeys = defineEndpoint(routes.listApiKeys, {
  tag,
  summary: 'The API keys of the company, the newest first; those that ended too, for a year.',
  access: 'member',
  response: keys,
});

export const makeApiKey = defineEndpoint(routes.makeApiKey, {
  tag,
  summary:
    'Makes an API key and answers it, which happens this once: only its hash is kept. Nobody gives rights that they lack themselves. Needs a recent authentication.',
  access: 'member',
  body: apiKeyInput,
  response: madeApiKey,
  errors: ['FRESH_LOGIN_NEEDED', 'RIGHT_ABOVE_OWN', 'KEY_LIMIT', 'KEY_NAME'],
});

export const revokeApiKey = defineEndpoint(routes.revokeApiKey, {
  tag,
  summary: 'Revokes an API key: every call with it is refused from this moment on. A key that ended stays as it is.',
  access: 'member',
  params: z.object({ key_id: uuid }),
  response: keys,
  errors: ['KEY_NOT_FOUND'],
});
