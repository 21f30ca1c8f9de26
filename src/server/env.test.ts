import { describe, expect, test } from 'vitest';
import { EnvError, loadEnv, readSettings } from './env';
import { productionSettings as PROD } from '../../tests/support/productionSettings';

function refusal(values: Record<string, string>): string {
  try {
    loadEnv(values);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('loadEnv', () => {
  test('an empty environment runs on this machine only, with demo data', () => {
    const env = loadEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_ENV: 'localhost',
      APP_URL: 'http://127.0.0.1:3000',
      DATA_DIR: '.data',
      DEMO_DATA: true,
      TRUST_PROXY: [],
      TEST_CLOCK: false,
      JWT_SECRET: undefined,
      DATABASE_URL: undefined,
      S3: undefined,
    });
  });

  test('the operator is the one of the settings, and the example where they say nothing', () => {
    expect(
      loadEnv({ OPERATOR_NAME_KO: '한빛강관 주식회사', OPERATOR_EMAIL: '', CAREERS_EMAIL: 'jobs@example.com' })
        .OPERATOR,
    ).toMatchObject({
      careersEmail: 'jobs@example.com',
      email: 'help@stlbs.test',
      ko: { name: '한빛강관 주식회사', ceo: '한도윤' },
      en: { name: 'Steelbase Co., Ltd.' },
    });
  });

  test('an empty value counts as unset', () => {
    expect(loadEnv({ PORT: '', DATABASE_URL: '  ', APP_ENV: '' })).toMatchObject({
      PORT: 3000,
      DATABASE_URL: undefined,
      APP_ENV: 'localhost',
    });
  });

  test('demo data is off elsewhere by default', () => {
    expect(loadEnv({ APP_ENV: 'staging' }).DEMO_DATA).toBe(false);
    expect(loadEnv({ APP_ENV: 'staging', DEMO_DATA: '1' }).DEMO_DATA).toBe(true);
    expect(loadEnv({ DEMO_DATA: '0' }).DEMO_DATA).toBe(false);
  });

  test('a wider HOST needs APP_ENV', () => {
    expect(refusal({ HOST: '0.0.0.0' })).toMatch(/^APP_ENV must be set when HOST is 0\.0\.0\.0/);
    expect(loadEnv({ HOST: '0.0.0.0', APP_ENV: 'dev' }).HOST).toBe('0.0.0.0');
    expect(loadEnv({ HOST: '::1' }).APP_URL).toBe('http://[::1]:3000');
  });

  test('prod needs an https address and a secret, and nothing meant for tests', () => {
    expect(refusal({ APP_ENV: 'prod' }).split('\n')).toEqual([
      'APP_URL must be set in prod: links in mails are made from it.',
      'JWT_SECRET must be set in prod (32 bytes or more).',
      'SMTP_URL must be set in prod: nobody can join without the code that is mailed.',
      'MAIL_FROM must be set in prod: emails are sent from it.',
      expect.stringMatching(
        /^OPERATOR_REGISTRATION_NUMBER, .*OPERATOR_NAME_KO, OPERATOR_NAME_EN, .*CAREERS_EMAIL must be set in prod/,
      ),
    ]);
    expect(refusal({ ...PROD, OPERATOR_PHONE_EN: ' ' })).toMatch(/^OPERATOR_PHONE_EN must be set in prod/);
    expect(refusal({ ...PROD, APP_URL: 'http://stlbs.test' })).toBe('APP_URL must begin with https:// in prod.');
    expect(refusal({ ...PROD, MAIL_FROM: '' })).toBe('MAIL_FROM must be set in prod: emails are sent from it.');
    for (const name of ['TEST_CLOCK', 'TEST_CHECKS', 'DEMO_DATA']) {
      expect(refusal({ ...PROD, [name]: '1' })).toMatch(new RegExp(`^${name} must not be set in prod`));
    }
    expect(loadEnv({ ...PROD, APP_URL: 'https://stlbs.test/' }).APP_URL).toBe('https://stlbs.test');
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['APP_ENV', 'production'],
    ['JWT_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example'],
    ['DEMO_DATA', 'yes'],
    ['NEXT_PUBLIC_CDN_URL', 'cdn.example'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  test('a half-set file store is refused', () => {
    expect(refusal({ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'a' })).toMatch(/S3_ACCESS_KEY_ID must be set/);
    expect(refusal({ S3_BUCKET: 'a' })).toBe('S3_ENDPOINT must be set with S3_BUCKET.');
  });

  test('what is wrong by itself and what is missing or contradicts are named at once, nothing twice', () => {
    const values = {
      ...PROD,
      JWT_SECRET: 'short',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      POOLER_URL: 'postgres://a/b',
      S3_BUCKET: 'files',
      MAIL_FROM: '',
    };
    expect(refusal(values).split('\n')).toEqual([
      'JWT_SECRET must be at least 32 bytes long.',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      'MAIL_FROM must be set in prod: emails are sent from it.',
      'S3_ENDPOINT must be set with S3_BUCKET.',
    ]);
    // The rest can still be looked at.
    expect(readSettings({ PORT: 'none', METRICS_PORT: '9100' }).env).toMatchObject({
      PORT: 3000,
      METRICS: { port: 9100 },
    });
  });

  test('two ports of one server on one address differ', () => {
    expect(refusal({ PORT: '3001', METRICS_PORT: '3001' })).toBe('METRICS_PORT must be another port than PORT.');
    expect(refusal({ METRICS_PORT: '3009', METRICS_HOST: '0.0.0.0', OPS_PORT: '3009' })).toBe(
      'OPS_PORT must be another port than METRICS_PORT.',
    );
    expect(refusal({ HOST: 'localhost', METRICS_PORT: '3000' })).toBe('METRICS_PORT must be another port than PORT.');
    expect(refusal({ METRICS_PORT: '3009', METRICS_HOST: '10.0.0.5', OPS_PORT: '3009' })).toBe('accepted');
    expect(refusal({ PORT: '0', METRICS_PORT: '0' })).toBe('accepted');
    // Nobody knows where a port that cannot be read would have been: not at the default.
    expect(refusal({ PORT: 'none', METRICS_PORT: '3000' })).toMatch(/^PORT must [^\n]+\.$/);
  });

  test('proxies are a list', () => {
    expect(loadEnv({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '127.0.0.1']);
  });

  test('a pooler and a replica belong to a database of one’s own, which may be several servers', () => {
    expect(refusal({ POOLER_URL: 'postgres://a/b', REPLICA_URL: 'postgres://c/b' })).toBe(
      'DATABASE_URL must be set with POOLER_URL.\nDATABASE_URL must be set with REPLICA_URL.',
    );
    const several = 'postgres://user:secret@one:5432,two:5433/trade?target_session_attrs=read-write';
    expect(loadEnv({ DATABASE_URL: several, POOLER_URL: 'postgres://a/b' })).toMatchObject({ DATABASE_URL: several });
    expect(refusal({ DATABASE_URL: 'postgres://one:5432,two:port/trade' })).toContain(
      'DATABASE_URL must be an address',
    );
  });
});
