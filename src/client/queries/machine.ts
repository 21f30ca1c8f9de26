import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/machine';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = {
  apiKeys: [SCOPES.machine, 'key'] as const,
  webhooks: [SCOPES.machine, 'webhook'] as const,
  log: (webhookId: string) => [SCOPES.machine, 'log', webhookId] as const,
};

/** API keys and webhooks of the company, for those who manage people. */
export const machineQueries = (api: Api) => ({
  apiKeys: () =>
    queryOptions({ queryKey: keys.apiKeys, queryFn: ({ signal }) => call(routes.listApiKeys, {}, { api, signal }) }),
  webhooks: () =>
    queryOptions({ queryKey: keys.webhooks, queryFn: ({ signal }) => call(routes.listWebhooks, {}, { api, signal }) }),
  /** What was sent to a webhook, page by page; it changes by itself. */
  log: (webhook_id: string) =>
    infiniteQueryOptions({
      queryKey: keys.log(webhook_id),
      queryFn: ({ pageParam, signal }) =>
        call(
          routes.listDeliveries,
          { params: { webhook_id }, query: { cursor: pageParam ?? undefined, limit: 20 } },
          { api, signal },
        ),
      refetchInterval: 3_000,
      ...byCursor,
    }),
});

/** Dialogs show a refusal themselves; without a recent authentication they ask for the password. */
const silent = true;

/** Makes an API key, which the answer holds this once. */
export const useMakeApiKey = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.makeApiKey>) => send(routes.makeApiKey, { body }),
    stale: [keys.apiKeys],
  });

/** Ends an API key at once. */
export const useRevokeApiKey = () =>
  useApiMutation({
    silent,
    call: (send, key_id: string) => send(routes.revokeApiKey, { params: { key_id } }),
    cache: (answer) => [keys.apiKeys, answer],
  });

/** Adds a webhook; the answer holds its secret this once. */
export const useMakeWebhook = () =>
  useApiMutation({
    silent,
    call: (send, body: BodyOf<typeof routes.makeWebhook>) => send(routes.makeWebhook, { body }),
    stale: [keys.webhooks],
  });

/** Changes a webhook, or turns it off or on. */
export const useChangeWebhook = () =>
  useApiMutation({
    silent,
    call: (send, { id, ...body }: BodyOf<typeof routes.putWebhook> & { id: string }) =>
      send(routes.putWebhook, { params: { webhook_id: id }, body }),
    cache: (answer) => [keys.webhooks, answer],
  });

/** Removes a webhook with its log. */
export const useRemoveWebhook = () =>
  useApiMutation({
    silent,
    call: (send, webhook_id: string) => send(routes.removeWebhook, { params: { webhook_id } }),
    cache: (answer) => [keys.webhooks, answer],
  });

/** Makes a new secret for a webhook, which the answer holds this once. */
export const useReplaceSecret = () =>
  useApiMutation({
    silent,
    call: (send, webhook_id: string) => send(routes.replaceWebhookSecret, { params: { webhook_id } }),
  });

/** Sends a test message. */
export const useTestWebhook = () =>
  useApiMutation({
    call: (send, webhook_id: string) => send(routes.testWebhook, { params: { webhook_id } }),
    stale: (_answer, webhook_id) => [keys.log(webhook_id)],
  });

/** Sends a message again. */
export const useReplayDelivery = () =>
  useApiMutation({
    call: (send, { webhook_id, delivery_id }: { webhook_id: string; delivery_id: string }) =>
      send(routes.replayDelivery, { params: { webhook_id, delivery_id } }),
    stale: (_answer, { webhook_id }) => [keys.log(webhook_id)],
  });
