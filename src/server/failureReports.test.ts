import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { reportCall } from './failureReports';

test('without an address for reports nothing of a call is looked at', () => {
  const looked: string[] = [];
  const request = {
    url: '/api/x',
    method: 'POST',
    routeOptions: {},
    get body() {
      looked.push('body');
      return Buffer.alloc(10);
    },
  } as unknown as FastifyRequest;
  reportCall(new Error('x'), request, { status: 500, mcode: 1 });
  expect(looked).toEqual([]);
});
