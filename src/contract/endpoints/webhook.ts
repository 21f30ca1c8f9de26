import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { madeWebhook, webhook, webhookDelivery, webhookInput } from '../entities/webhook';
import * as routes from '../routes/machine';
import { page, pageQuery, uuid } from '../values';

const tag = 'machine';
const webhooks = z.object({ items: z.array(webhook) });
const params = z.object({ webhook_id: uuid });

export const listWebhooks = defineEndpoint(routes.listWebhooks, {
  tag,
  summary: 'The webhooks of the company.',
  access: 'member',
  response: webhooks,
});

export const makeWebhook = defineEndpoint(routes.makeWebhook, {
  tag,
  summary:
    'Adds a webhook and answers its secret, which happens this once. From now on the chosen steps of the trade are posted there, signed as Standard Webhooks describes. Needs a recent authentication.',
  access: 'member',
  body: webhookInput,
  response: madeWebhook,
  errors: ['FRESH_LOGIN_NEEDED', 'WEBHOOK_ADDRESS', 'WEBHOOK_LIMIT'],
});

export const putWebhook = defineEndpoint(routes.putWebhook, {
  tag,
  summary:
    'Changes a webhook, or turns it off or on. What waited while it was off is not sent later. Needs a recent authentication.',
  access: 'member',
  params,
  body: webhookInput.extend({ on: z.boolean() }),
  response: webhooks,
  errors: ['FRESH_LOGIN_NEEDED', 'WEBHOOK_ADDRESS', 'WEBHOOK_NOT_FOUND'],
});

export const removeWebhook = defineEndpoint(routes.removeWebhook, {
  tag,
  summary: 'Removes a webhook with its log.',
  access: 'member',
  params,
  response: webhooks,
  errors: ['WEBHOOK_NOT_FOUND'],
});

export const replaceWebhookSecret = defineEndpoint(routes.replaceWebhookSecret, {
  tag,
  summary:
    'Makes a new secret and answers it this once. For a day messages are signed with the earlier one too. Needs a recent authentication.',
  access: 'member',
  params,
  response: madeWebhook,
  errors: ['FRESH_LOGIN_NEEDED', 'WEBHOOK_NOT_FOUND'],
});

export const testWebhook = defineEndpoint(routes.testWebhook, {
  tag,
  summary: 'Sends a message of the type `test`, also to a webhook that is off.',
  access: 'member',
  params,
  response: webhookDelivery,
  errors: ['WEBHOOK_NOT_FOUND'],
  limit: 20,
});

export const listDeliveries = defineEndpoint(routes.listDeliveries, {
  tag,
  summary: 'The log of a webhook: what was sent or waits, the newest first, for 30 days.',
  access: 'member',
  params,
  query: z.object(pageQuery),
  response: page(webhookDelivery),
  errors: ['WEBHOOK_NOT_FOUND'],
});

export const replayDelivery = defineEndpoint(routes.replayDelivery, {
  tag,
  summary: 'Sends a message again, under the same id.',
  access: 'member',
  params: params.extend({ delivery_id: uuid }),
  response: webhookDelivery,
  errors: ['WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND', 'WEBHOOK_OFF'],
  limit: 60,
});
