import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyEndpoint } from '../support/everyEndpoint';
import { startOwnServer, startServer, type TestServer } from '../support/startServer';

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

test('it is the same beside pages, which bundle the contract too', async () => {
  const own = await startOwnServer({ PAGES: '1' });
  try {
    expect((await fetch(own.url)).status).toBe(200);
    const beside = await own.api('GET', '/openapi.json');
    expect(beside.status).toBe(200);
    expect(beside.body).toEqual((await server.api('GET', '/openapi.json')).body);
  } finally {
    await own.stop();
  }
});

test.each(['/api/docs', '/api/docs/'])('the readable document at %s finds its scripts and styles', async (path) => {
  const page = await fetch(server.url + path);
  expect(page.status).toBe(200);
  const assets = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, asset]) => asset ?? '');
  expect(assets.some((asset) => asset.endsWith('/swagger-ui-bundle.js'))).toBe(true);
  for (const asset of assets) {
    const { status } = await fetch(new URL(asset, page.url));
    expect(status, asset).toBe(200);
  }
});
