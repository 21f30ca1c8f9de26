import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { operatorCommand } from '../support/operatorCommand';
import { type Caller, join } from '../support/people';
import { type OwnServer, startOwnServer } from '../support/startServer';
import { draft } from '../support/trade';
import { until } from '../support/until';
import { uploadedFile } from '../support/uploads';

/** Traces as a collector of OpenTelemetry gets them, slow statements in the log, and what a company took. */
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Array<{ key: string; value: { stringValue?: string; intValue?: string } }>;
}
const sent: Sent[] = [];
let text = '';
let collector: http.Server;
let server: OwnServer;
let buyer: Caller;
let stopped = false;

beforeAll(async () => {
  collector = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      text += Buffer.concat(chunks).toString();
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
      for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans);
      response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  server = await startOwnServer({
    PAGES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    SLOW_STATEMENT_MS: '1',
  });
  buyer = await join(server.api);
}, 300_000);
afterAll(async () => {
  if (!stopped) await server?.stop();
  collector.close();
});

const partsOf = (parent: Sent) => sent.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

test('a page is one trace from its request over its calls to their statements', async () => {
  const traceId = 'c'.repeat(32);
  const traceparent = `00-${traceId}-${'d'.repeat(16)}-01`;
  await (await fetch(`${server.url}/service/stock/search?q=pipe`, { headers: { traceparent } })).text();
  const root = await until('its trace', () =>
    sent.find((span) => span.traceId === traceId && span.parentSpanId === 'd'.repeat(16)),
  );
  expect(root.name).toBe('GET /service/stock/search');
  const call = partsOf(root).find(({ name }) => name === 'GET /api/market/stock');
  expect(call).toBeDefined();
  const statements = call ? partsOf(call) : [];
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(BigInt(root.endTimeUnixNano)).toBeGreaterThan(BigInt(root.startTimeUnixNano));
});

test('a change is a trace too, and no trace holds a value, a query or a secret of an address', async () => {
  await draft(buyer, { title: '추적할 요청' });
  await until('its call', () => sent.some(({ name }) => name.startsWith('POST /api/rfq')));
  expect(text).not.toContain('추적할 요청');
  expect(text).not.toContain(buyer.email);
  expect(text).not.toContain('q=pipe');
});

test('a slow statement is in the log with its text and its time, without its values', async () => {
  await draft(buyer, { title: '느린 요청' });
  const line = await until('a slow statement', () =>
    server
      .output()
      .split('\n')
      .find((each) => each.includes('"slow statement"')),
  );
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    statement: expect.any(String) as string,
    ms: expect.any(Number) as number,
  });
  expect(server.output()).not.toContain('느린 요청');
  expect(server.output()).not.toContain(buyer.email);
});

test('the operator reads what each company took', async () => {
  await uploadedFile(buyer, server.url);
  for (let number = 0; number < 5; number += 1) await buyer.ok(listRfqs);
  const code = await server.stop();
  stopped = true;
  expect(code).toBe(0);
  const settings = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  const { output } = await operatorCommand(settings, ['company', 'cost']);
  const [head = '', ...rows] = output.split('\n').map((line) => line.split('\t'));
  expect(head.slice(0, 7)).toEqual(['company', 'calls', 'statements', 'database s', 'share', 'answers s', 'files MB']);
  expect(head.slice(7)).toEqual(['texts', 'texts won', 'name']);
  expect(rows).toHaveLength(1);
  const [, calls, statements, , share] = rows[0] ?? [];
  expect(Number(calls)).toBeGreaterThan(4);
  expect(Number(statements)).toBeGreaterThan(Number(calls));
  expect(share).toBe('100.0%');
  const wrong = await operatorCommand(settings, ['company', 'cost', '--from', 'yesterday']);
  expect(wrong).toMatchObject({ code: 1, output: '--from and --to are days: YYYY-MM-DD.' });
}, 120_000);
