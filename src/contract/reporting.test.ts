import { expect, it } from 'vitest';
import { reportingOptions } from './reporting';

it('reports everywhere but on a local host, and calls prod production', () => {
  const of = (appEnv: 'prod' | 'dev' | 'staging' | 'localhost') =>
    reportingOptions({ sentryDsn: 'https://k@errors.test/1', appEnv });
  expect(of('localhost').enabled).toBe(false);
  expect([of('dev').enabled, of('staging').enabled, of('prod').enabled]).toEqual([true, true, true]);
  expect(of('prod')).toMatchObject({ environment: 'production', tracesSampleRate: 1 });
  expect(reportingOptions({ sentryDsn: null, appEnv: 'prod' }).enabled).toBe(false);
});
