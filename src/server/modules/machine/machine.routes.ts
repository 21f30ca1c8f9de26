import * as apiKeys from '../../../contract/endpoints/apiKey';
import * as webhooks from '../../../contract/endpoints/webhook';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { makeKey, readKeys, revokeKey } from './apiKey.service';
import { readDeliveries, replay, sendTest } from './delivery.service';
import { changeWebhook, makeWebhook, readWebhooks, removeWebhook, replaceSecret } from './webhook.service';

/** What the company's other systems talk to us with. */
export const machineRoutes: Route[] = [
  route(apiKeys.listApiKeys, (input) => readKeys(member(input))),
  route(apiKeys.makeApiKey, (input) => makeKey(member(input), input.body)),
  route(apiKeys.revokeApiKey, (input) => revokeKey(member(input), input.params.key_id)),
  route(webhooks.listWebhooks, (input) => readWebhooks(member(input))),
  route(webhooks.makeWebhook, (input) => makeWebhook(member(input), input.body)),
  route(webhooks.putWebhook, (input) => changeWebhook(member(input), input.params.webhook_id, input.body)),
  route(webhooks.removeWebhook, (input) => removeWebhook(member(input), input.params.webhook_id)),
  route(webhooks.replaceWebhookSecret, (input) => replaceSecret(member(input), input.params.webhook_id)),
  route(webhooks.testWebhook, (input) => sendTest(member(input), input.params.webhook_id)),
  route(webhooks.listDeliveries, (input) => readDeliveries(member(input), input.params.webhook_id, input.query)),
  route(webhooks.replayDelivery, (input) => replay(member(input), input.params.webhook_id, input.params.delivery_id)),
];
