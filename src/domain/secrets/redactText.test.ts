import { describe, expect, it } from 'vitest';
import { redactText, redactValue, secretsIn } from './redactText';

describe('redactText', () => {
  it.each([
    'GET https://stlbs.test/auth/find/hunter2 failed',
    '/auth/signup/need/done?t=hunter2',
    'next=%2Fauth%2Ffind%2Fhunter2',
    'next=%2Fx%3Ft%3Dhunter2',
    'POST /api/mail/incoming?to=hunter2@in.stlbs.test failed',
    'POST /api/mail/incoming?to=hunter2%40in.stlbs.test failed',
    'wss://stlbs.test/api/ws/push?t=hunter2',
    'Authorization: Bearer hunter2',
    'Cookie: ACCESS_TOKEN=hunter2; a=b',
    'token eyJhbGciOiJIUzI1NiJ9.hunter2.hunter2 refused',
  ])('hides the secret of: %s', (text) => {
    expect(redactText(text)).not.toContain('hunter2');
    expect(redactText(text)).toContain('[redacted]');
  });

  it('leaves ordinary addresses and sentences alone', () => {
    const text = 'GET /auth/find/send?tab=1 answered 500: total of 3 lines';
    expect(redactText(text)).toBe(text);
  });
});

describe('secretsIn', () => {
  it('finds each secret of at least eight letters once, in both kinds of addresses', () => {
    const text = '/auth/find/abcdefgh?t=12345678 again /auth/find/abcdefgh and ?code=1234567 and ?tab=abcdefghi';
    expect(secretsIn(text)).toEqual(['abcdefgh', '12345678']);
    expect(secretsIn('nothing to hide')).toEqual([]);
  });
});

describe('redactValue', () => {
  it('keeps what is empty or a yes or no under any name, and codes that are numbers', () => {
    const value = { password: null, token: undefined, is_price_hidden: false, code: 200, price: true };
    expect(redactValue(value)).toEqual(value);
    expect(redactValue({ label: '123 456', answer: 'abc', code: '12' })).toEqual({
      label: '123 456',
      answer: 'abc',
      code: '12',
    });
    expect(redactValue({ answer: null })).toEqual({ answer: null });
    expect(redactValue([null, undefined, 3, true])).toEqual([null, undefined, 3, true]);
  });

  it('keeps the first 4,000 letters of a text, fifty entries of a list, and eight levels', () => {
    expect(redactValue('x'.repeat(4_001))).toBe('x'.repeat(4_000));
    expect(redactValue(Array.from({ length: 51 }, (_, index) => index))).toHaveLength(50);
    const nested = (levels: number): unknown => (levels === 0 ? {} : { in: nested(levels - 1) });
    expect(JSON.stringify(redactValue(nested(7)))).not.toContain('[redacted]');
    expect(JSON.stringify(redactValue(nested(8)))).toContain('[redacted]');
    const inLists = (levels: number): unknown => (levels === 0 ? {} : [inLists(levels - 1)]);
    expect(JSON.stringify(redactValue(inLists(7)))).not.toContain('[redacted]');
    expect(JSON.stringify(redactValue(inLists(8)))).toContain('[redacted]');
  });

  it('hides what a sign-in is ended with, and keeps the codes of what is wrong', () => {
    const value = {
      challenge: 'abc',
      recovery_codes: ['k3f9-aaaa-bbbb-cccc'],
      codes: [{ code: '123 456' }, { code: 'K3F9-aaaa-bbbb-cccc' }, { code: 'password_common' }],
    };
    expect(redactValue(value)).toEqual({
      challenge: '[redacted]',
      recovery_codes: '[redacted]',
      codes: [{ code: '[redacted]' }, { code: '[redacted]' }, { code: 'password_common' }],
    });
  });

  it('hides what a sign-on at a provider is ended with, and keeps how it failed', () => {
    const refused = { state: 'abc', error: 'access_denied' };
    expect(redactValue({ body: { attempt: 'hunter2', answer: { code: 'hunter2', state: 'abc' } } })).toEqual({
      body: { attempt: '[redacted]', answer: { code: '[redacted]', state: 'abc' } },
    });
    expect(redactValue({ answer: refused })).toEqual({ answer: refused });
  });

  it('hides passwords, tokens, files, bank accounts and all money at any depth, and keeps the rest', () => {
    const value = {
      list: [{ password: 'x', qty: '3', unit_price: '123.45', lines: [{ amount: '9', size: '4"' }] }],
      company_registration_number_file: 'JVBERi0=',
      bank_account: { account_number: '123-45' },
      totals: { supply_amount: '1' },
      headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
    };
    expect(redactValue(value)).toEqual({
      list: [
        { password: '[redacted]', qty: '3', unit_price: '[redacted]', lines: [{ amount: '[redacted]', size: '4"' }] },
      ],
      company_registration_number_file: '[redacted]',
      bank_account: '[redacted]',
      totals: '[redacted]',
      headers: { Authorization: '[redacted]', 'Content-Type': 'application/json' },
    });
  });

  it('says of bytes how many there are', () => {
    const value = { body: Buffer.alloc(1000), list: [new Uint16Array(2)], raw: new ArrayBuffer(3) };
    expect(redactValue(value)).toEqual({ body: '[1000 bytes]', list: ['[4 bytes]'], raw: '[3 bytes]' });
  });

  it('ends somewhere, also in a value that contains itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.inner = loop;
    expect(JSON.stringify(redactValue(loop))).toContain('[redacted]');
  });
});
