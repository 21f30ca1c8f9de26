/** A header as it came: its name in small letters, its value unfolded. */
export interface MailHeader {
  key: string;
  value: string;
}

/** What the receiving server said of the sender: `pass` where the From address is proven, else why it is not. */
export type SenderVerdict = 'pass' | 'fail' | 'unknown';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** A comment of a header, which may say anything. */
const COMMENT = /\((?:[^()\\]|\\.)*\)/g;

/**
 * Judges a From address by the topmost Authentication-Results header (RFC 8601) of the receiving server, known by its name.
 * What anybody else wrote is ignored. DMARC decides; without it SPF or DKIM counts where its domain is that of From.
 */
export function senderVerdict(headers: readonly MailHeader[], from: string, server: string): SenderVerdict {
  const own = headers.find(
    ({ key, value }) => key === 'authentication-results' && serverOf(value) === server.toLowerCase(),
  );
  if (!own) return 'unknown';
  const domain = domainOf(from);
  const results = resultsOf(own.value);
  const dmarc = results.filter(({ method }) => method === 'dmarc');
  if (dmarc.length > 0) {
    const proven = dmarc.every(
      ({ result, properties }) => result === 'pass' && properties.get('header.from')?.toLowerCase() === domain,
    );
    return proven ? 'pass' : 'fail';
  }
  const aligned = results.some(({ method, result, properties }) => {
    if (result !== 'pass') return false;
    if (method === 'spf') return domainOf(properties.get('smtp.mailfrom') ?? '') === domain;
    if (method === 'dkim') return domainOf(properties.get('header.d') ?? properties.get('header.i') ?? '') === domain;
    return false;
  });
  return aligned ? 'pass' : results.length > 0 ? 'fail' : 'unknown';
}

/** The name of the server that wrote the header, in small letters. */
function serverOf(value: string): string {
  return (value.replaceAll(COMMENT, ' ').split(';')[0] ?? '').trim().split(/\s+/)[0]?.toLowerCase() ?? '';
}

interface Result {
  method: string;
  result: string;
  properties: Map<string, string>;
}

function resultsOf(value: string): Result[] {
  const [, ...parts] = value.replaceAll(COMMENT, ' ').split(';');
  return parts.flatMap((part) => {
    const [first = '', ...rest] = part.trim().split(/\s+/);
    const [, method = '', result = ''] = /^([a-z-]+)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? [];
    if (!method) return [];
    const properties = new Map(
      rest.flatMap((one) => {
        const at = one.indexOf('=');
        return at > 0 ? [[one.slice(0, at).toLowerCase(), one.slice(at + 1).replaceAll('"', '')] as const] : [];
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
