import type * as z from 'zod';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeApiKey } from '../../src/contract/endpoints/apiKey';
import { reauth } from '../../src/contract/endpoints/user';
import { makeWebhook } from '../../src/contract/endpoints/webhook';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../src/contract/webhookEvents';
import { KEY_RIGHTS } from '../../src/contract/rights';
import { Caller, PASSWORD } from './people';

/** An API key of somebody's company, as a caller, with its id. */
export async function keyOf(
  owner: Caller,
  change: Partial<z.input<(typeof makeApiKey)['body']>> = {},
): Promise<{ machine: Caller; id: string; token: string }> {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  const body = { name: 'ERP', rights: [...KEY_RIGHTS], valid_days: 90 as const, ...change };
  const { key, token } = await owner.ok(makeApiKey, { body });
  const machine = new Caller(owner.api);
  machine.token = token;
  return { machine, id: key.id, token };
}

/** A webhook of somebody's company, with its secret. */
export async function webhookOf(owner: Caller, url: string, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  return owner.ok(makeWebhook, { body: { url, events: [...events] } });
}

/** A message as a receiver got it. */
export interface Heard {
  headers: Record<string, string>;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, string | null> };
  at: number;
}

/** A receiver of webhooks on this machine; `answer` says how it answers. */
export async function startReceiver(
  answer: (response: http.ServerResponse) => void = (response) => response.end('ok'),
) {
  const heard: Heard[] = [];
  let answering = answer;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const headers = request.headers as Record<string, string>;
      heard.push({ headers, body, message: JSON.parse(body) as Heard['message'], at: Date.now() });
      answering(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    types: () => heard.map(({ message }) => message.type),
    answer: (other: typeof answer) => {
      answering = other;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
