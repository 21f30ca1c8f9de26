import { describe, expect, test } from 'vitest';
import { productionSettings as PROD } from '../../tests/support/productionSettings';
import { readSettings } from './env';
import { warnings } from './preflight';

const S3 = {
  S3_ENDPOINT: 'https://s3.stlbs.test',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const DATABASE = { DATABASE_URL: 'postgres://stlbs:secret@db.stlbs.test/stlbs' };
const REDIS = { REDIS_URL: 'redis://redis.stlbs.test' };

/** The settings that are warned of in production. */
const warned = (values: Record<string, string>) =>
  warnings(readSettings({ ...PROD, ...values })).map((sentence) => sentence.split(' ')[0]);

describe('what is only half set up in production', () => {
  test.each([
    ['several processes without a store for files', { ...DATABASE, ...REDIS }, ['S3_ENDPOINT', 'TRUST_PROXY']],
    ['a database elsewhere without a store for files', DATABASE, ['S3_ENDPOINT', 'TRUST_PROXY']],
    ['the embedded database without an archive', {}, ['WAL_ARCHIVE_DIR', 'TRUST_PROXY']],
    [
      'a console that others reach',
      { ...DATABASE, ...S3, OPS_PORT: '3009', OPS_HOST: '0.0.0.0' },
      ['TRUST_PROXY', 'OPS_HOST'],
    ],
    ['a store for files that is named wrongly', { ...DATABASE, S3_ENDPOINT: 's3.stlbs.test' }, ['TRUST_PROXY']],
    ['a store for files without its keys', { ...DATABASE, S3_ENDPOINT: 'https://s3.stlbs.test' }, ['TRUST_PROXY']],
    ['nothing of it', { ...DATABASE, ...REDIS, ...S3, TRUST_PROXY: '10.0.0.0/8', OPS_PORT: '3009' }, []],
  ])('%s', (_what, values, expected) => {
    expect(warned(values)).toEqual(expected);
  });

  test('is no matter on one’s own machine', () => {
    expect(warnings(readSettings({ ...DATABASE, ...REDIS }))).toEqual([]);
  });
});
