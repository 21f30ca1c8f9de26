/** A header as it came: its name in small letters, its value unfolded. */
export interface MailHeader {
  key: string;
  value: string;
}

/** What the receiving server said of the sender: `pass` where the From address is proven, else why it is not. */
export type SenderVerdict = 'pass' | 'fail' | 'unknown';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** A comment of a header, which may say anything; one within another or with escapes leaves signs that are refused. */
const COMMENT = /\([^()\\]*\)/g;
/** Quotes around what is plain anyway, such as the start of a signature. */
const PLAIN_QUOTED = /="([\w+/.@ -]*)"/g;
/** With these left, parts of a sender's own words could pass for results. */
const UNCLEAR = /[()"\\]/;

/**
 * Judges a From address by one Authentication-Results header (RFC 8601): the topmost that names the receiving server, which it put
 * above whatever came in. One further below may be the sender's own, whatever name it bears, so nothing of it counts, not even
 * where the topmost says nothing of a method. DMARC decides; where the domain has none, SPF or DKIM counts where its domain is
 * that of From.
 */
export function senderVerdict(headers: readonly MailHeader[], from: string, server: string): SenderVerdict {
  const own = headers.find(
    ({ key, value }) => key === 'authentication-results' && serverOf(value) === server.toLowerCase(),
  );
  if (!own) return 'unknown';
  const value = plainOf(own.value);
  if (UNCLEAR.test(value)) return 'fail';
  const domain = domainOf(from);
  const results = resultsOf(value);
  const of = (wanted: string) => results.filter(({ method }) => method === wanted);
  // A domain without a DMARC record is neither proven nor disproven by it.
  const dmarc = of('dmarc').filter(({ result }) => result !== 'none');
  if (dmarc.length > 0) {
    const proven = dmarc.every(
      ({ result, properties }) => result === 'pass' && properties.get('header.from')?.toLowerCase() === domain,
    );
    return proven ? 'pass' : 'fail';
  }
  const passed = (method: string) => of(method).filter(({ result }) => result === 'pass');
  const aligned =
    passed('spf').some(({ properties }) => domainOf(properties.get('smtp.mailfrom') ?? '') === domain) ||
    passed('dkim').some(
      ({ properties }) => domainOf(properties.get('header.d') ?? properties.get('header.i') ?? '') === domain,
    );
  return aligned ? 'pass' : results.length > 0 ? 'fail' : 'unknown';
}

/** A header without comments, and without quotes that change nothing. */
const plainOf = (value: string) => value.replaceAll(PLAIN_QUOTED, '=$1').replaceAll(COMMENT, ' ');

/** The name of the server that wrote the header, in small letters. */
function serverOf(value: string): string {
  return (value.replaceAll(COMMENT, ' ').split(';')[0] ?? '').trim().split(/\s+/)[0]?.toLowerCase() ?? '';
}

interface Result {
  method: string;
  result: string;
  properties: Map<string, string>;
}

/** What a plain header says. */
function resultsOf(value: string): Result[] {
  const [, ...parts] = value.split(';');
  return parts.flatMap((part) => {
    const [first = '', ...rest] = part.trim().split(/\s+/);
    const [, method = '', result = ''] = /^([a-z-]+)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? [];
    if (!method) return [];
    const properties = new Map(
      rest.flatMap((one) => {
        const at = one.indexOf('=');
        return at > 0 ? [[one.slice(0, at).toLowerCase(), one.slice(at + 1)] as const] : [];
      }),
    );
    return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties }];
  });
}

const BULK = /\b(?:bulk|junk|list|auto[_-]?reply)\b/i;

/** Whether a program wrote a mail: answering it could go on for ever. */
export function isAutomatic(headers: readonly MailHeader[]): boolean {
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value.trim() ?? null;
  const auto = valueOf('auto-submitted');
  return (
    (auto !== null && !/^no\b/i.test(auto)) ||
    BULK.test(valueOf('precedence') ?? '') ||
    valueOf('return-path') === '<>' ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((key) => valueOf(key) !== null) ||
    /^multipart\/report\b/i.test(valueOf('content-type') ?? '')
  );
}
