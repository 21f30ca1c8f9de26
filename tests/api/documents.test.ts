import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyEndpoint } from '../support/everyEndpoint';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; responses: Record<string, unknown>; security?: object[] }>>;
}

test('every call of the contract is mounted and stands in the API document', async () => {
  const { status, body } = await server.api('GET', '/openapi.json');
  const document = body as Document;
  expect(status).toBe(200);
  expect(document.openapi).toBe('3.1.0');
  const endpoints = await everyEndpoint();
  expect(endpoints.length).toBeGreaterThan(40);
  for (const endpoint of endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation, `${endpoint.method} ${endpoint.path}`).toBeDefined();
    expect(operation?.summary).toBe(endpoint.summary);
    expect(Boolean(operation?.security)).toBe(endpoint.access !== 'public');
    expect(operation?.security?.some((way) => Object.keys(way).length === 0) ?? true).toBe(
      /public|visitor/.test(endpoint.access),
    );
    const answer = await server.api(endpoint.method, endpoint.path.replace(/\{\w+\}/g, 'x'), {
      headers: { 'idempotency-key': 'probe-of-the-document' },
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: {} }),
    });
    expect(answer.status, `${endpoint.method} ${endpoint.path}`).not.toBe(404);
    expect(answer.status).toBeLessThan(500);
  }
});

test('the readable document is served', async () => {
  const page = await fetch(`${server.url}/api/docs/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('swagger-ui');
});
