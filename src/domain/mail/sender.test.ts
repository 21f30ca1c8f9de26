import { describe, expect, test } from 'vitest';
import { isAutomatic, type MailHeader, senderVerdict } from './sender';

const FROM = 'kim@daehan.test';
const SERVER = 'mx.stlbs.test';
const verdict = (...values: string[]) =>
  senderVerdict(
    values.map((value) => ({ key: 'authentication-results', value })),
    FROM,
    SERVER,
  );

describe('what the receiving server said', () => {
  test.each([
    ['DMARC of the From domain', `${SERVER}; dmarc=pass (p=NONE) header.from=daehan.test`],
    [
      'with its version and other results',
      `MX.stlbs.test 1; spf=fail smtp.mailfrom=other.test; dmarc=pass header.from=DAEHAN.test`,
    ],
    ['SPF of the same domain', `${SERVER}; spf=pass smtp.mailfrom=bounce@daehan.test`],
    ['SPF by its domain alone', `${SERVER}; spf=pass smtp.mailfrom=daehan.test`],
    ['DKIM of the same domain', `${SERVER}; dkim=pass header.d=daehan.test header.s=a`],
    ['DKIM by its identity', `${SERVER}; dkim=pass header.i=@daehan.test`],
    [
      'SPF of a domain without DMARC, in one header',
      `${SERVER}; dmarc=none header.from=daehan.test; spf=pass smtp.mailfrom=daehan.test`,
    ],
    [
      'DKIM with the start of a signature in quotes',
      `${SERVER}; dkim=pass (2048-bit key; unprotected) header.d=daehan.test header.b="ab/c+12x"`,
    ],
  ])('proves the sender: %s', (_name, value) => {
    expect(verdict(value)).toBe('pass');
  });

  test.each([
    [
      'DMARC failed, though DKIM of another passed',
      `${SERVER}; dkim=pass header.d=evil.test; dmarc=fail header.from=daehan.test`,
    ],
    ['DMARC passed for another From', `${SERVER}; dmarc=pass header.from=evil.test`],
    ['DMARC twice, once failed', `${SERVER}; dmarc=pass header.from=daehan.test; dmarc=fail header.from=daehan.test`],
    ['SPF of another domain', `${SERVER}; spf=pass smtp.mailfrom=a@evil.test`],
    ['DKIM of the parent of a registry', `${SERVER}; dkim=pass header.d=test`],
    ['all failed', `${SERVER}; spf=softfail smtp.mailfrom=daehan.test; dkim=none`],
    ['no DMARC and nothing else', `${SERVER}; dmarc=none header.from=daehan.test`],
    [
      'a pass in a comment within a comment',
      `${SERVER}; spf=fail (a (b) ; dmarc=pass header.from=daehan.test) smtp.mailfrom=x.test`,
    ],
    [
      'a pass behind an escaped bracket',
      `${SERVER}; spf=fail (a \\) ; dmarc=pass header.from=daehan.test ) smtp.mailfrom=x.test`,
    ],
    ['a pass in quotes', `${SERVER}; spf=fail smtp.mailfrom="a;dmarc=pass header.from=daehan.test b=c"@evil.test`],
    [
      'a bracket in quotes, which hides a failure',
      `${SERVER}; spf=pass smtp.mailfrom="("@daehan.test; dmarc=fail header.from=daehan.test (")"`,
    ],
    ['a pass in a comment', `${SERVER}; spf=fail (dmarc=pass header.from=daehan.test) smtp.mailfrom=x.test`],
  ])('refuses: %s', (_name, value) => {
    expect(verdict(value)).toBe('fail');
  });

  test('a header of anybody else is ignored; of two of its own the topmost counts', () => {
    const good = `${SERVER}; dmarc=pass header.from=daehan.test`;
    expect(verdict('mx.evil.test; dmarc=pass header.from=daehan.test')).toBe('unknown');
    expect(verdict(`mx.stlbs.test.evil.test; dmarc=pass header.from=daehan.test`)).toBe('unknown');
    expect(verdict(`(mx.stlbs.test) mx.evil.test; dmarc=pass header.from=daehan.test`)).toBe('unknown');
    expect(verdict(`${SERVER}; dmarc=fail header.from=daehan.test`, good)).toBe('fail');
    expect(verdict('mx.evil.test; dmarc=pass header.from=daehan.test', good)).toBe('pass');
    expect(verdict(`${SERVER}; none`)).toBe('unknown');
    expect(verdict()).toBe('unknown');
  });
});

describe('several headers in the name of the receiving server', () => {
  const none = `${SERVER}; dmarc=none (p=none dis=none) header.from=daehan.test`;
  const spf = (result: string, domain = 'daehan.test') => `${SERVER}; spf=${result} smtp.mailfrom=${domain}`;
  const dmarc = (result: string) => `${SERVER}; dmarc=${result} header.from=daehan.test`;

  test('the topmost alone counts: what a sender wrote below it adds nothing', () => {
    expect(verdict(dmarc('pass'), dmarc('fail'))).toBe('pass');
    expect(verdict(dmarc('fail'), dmarc('pass'), spf('pass'))).toBe('fail');
    expect(verdict(spf('fail'), spf('pass'), dmarc('pass'))).toBe('fail');
    // The server says nothing of these methods; the forged ones stand right below it.
    expect(verdict(none, spf('pass'))).toBe('fail');
    expect(verdict(none, spf('pass'), `${SERVER}; dkim=pass header.d=daehan.test`, dmarc('pass'))).toBe('fail');
    expect(verdict(spf('pass', 'evil.test'), `${SERVER}; dkim=pass header.d=daehan.test`)).toBe('fail');
    expect(verdict(`${SERVER}; none`, dmarc('pass'))).toBe('unknown');
  });

  test('those of other servers above and between change nothing', () => {
    const other = 'mx.evil.test; dmarc=pass header.from=daehan.test';
    expect(verdict(other, dmarc('fail'), other, dmarc('pass'))).toBe('fail');
    expect(verdict(other, dmarc('pass'), other, dmarc('fail'))).toBe('pass');
  });

  test('a header is read in time that grows with its length alone', () => {
    for (const part of ['(', '(\\(', '="', '=" ', '()', '; a']) {
      expect(verdict(`${SERVER}; ${part.repeat(2 ** 19 / part.length)}`)).not.toBe('pass');
    }
  });
});

test.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', 'no', false],
  ['precedence', 'bulk', true],
  ['precedence', 'first-class', false],
  ['return-path', '<>', true],
  ['return-path', '<kim@daehan.test>', false],
  ['list-id', '<news.daehan.test>', true],
  ['content-type', 'multipart/report; report-type=delivery-status', true],
  ['content-type', 'multipart/mixed; boundary=a', false],
])('%s: %s is automatic: %s', (key, value, automatic) => {
  expect(isAutomatic([{ key, value }] satisfies MailHeader[])).toBe(automatic);
});

describe('the words of a header', () => {
  test.each([
    ['a method with a version', `${SERVER}; dmarc/1=pass header.from=daehan.test`, 'pass'],
    ['a version of two figures', `${SERVER}; dmarc/12=pass header.from=daehan.test`, 'pass'],
    ['a version that is none', `${SERVER}; dmarc/x=pass header.from=daehan.test`, 'unknown'],
    ['more than a method before it', `${SERVER}; 1dmarc=pass header.from=daehan.test`, 'unknown'],
    ['more than a result behind it', `${SERVER}; dmarc=pass1 header.from=daehan.test`, 'unknown'],
    ['no results', `${SERVER}; none`, 'unknown'],
    ['DMARC without the domain it was for', `${SERVER}; dmarc=pass`, 'fail'],
    ['a property without a name', `${SERVER}; spf=pass =daehan.test`, 'fail'],
    ['several blanks between its words', `  ${SERVER}   1;   dmarc=pass    header.from=daehan.test`, 'pass'],
    ['a comment before the name of the server', `(a) ${SERVER}; dmarc=pass header.from=daehan.test`, 'pass'],
    [
      'two results of one method, one of which failed',
      `${SERVER}; dmarc=pass header.from=daehan.test; dmarc=fail`,
      'fail',
    ],
    ['a DKIM signature of another domain', `${SERVER}; dkim=pass header.d=other.test`, 'fail'],
  ] as const)('%s', (_, value, expected) => expect(verdict(value)).toBe(expected));

  test('an unclear topmost header is refused, whatever stands below it', () => {
    expect(verdict(`${SERVER}; spf=pass (a"`, `${SERVER}; dmarc=pass header.from=daehan.test`)).toBe('fail');
  });

  test('headers of others end what is read, and other headers are none', () => {
    const own = { key: 'authentication-results', value: `${SERVER}; spf=none` };
    const forged = { key: 'authentication-results', value: `${SERVER}; dmarc=pass header.from=daehan.test` };
    const other = { key: 'received', value: 'by somebody' };
    expect(senderVerdict([own, other, forged], FROM, SERVER)).toBe('fail');
    expect(senderVerdict([other, forged], FROM, SERVER.toUpperCase())).toBe('pass');
  });
});

test.each([
  [{ key: 'auto-submitted', value: ' auto-replied ' }, true],
  [{ key: 'auto-submitted', value: ' no ' }, false],
  [{ key: 'auto-submitted', value: 'not-no' }, true],
  [{ key: 'precedence', value: 'bulk' }, true],
  [{ key: 'return-path', value: ' <> ' }, true],
  [{ key: 'list-id', value: '' }, true],
  [{ key: 'x-autoreply', value: 'yes' }, true],
  [{ key: 'x-autorespond', value: 'yes' }, true],
  [{ key: 'x-failed-recipients', value: 'a@b.test' }, true],
  [{ key: 'content-type', value: ' multipart/report; x=y' }, true],
  [{ key: 'content-type', value: 'text/plain; name=multipart/report' }, false],
  [{ key: 'subject', value: 'list' }, false],
] as const)('a mail with %j is automatic: %j', (header, expected) => expect(isAutomatic([header])).toBe(expected));
