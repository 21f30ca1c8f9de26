/** What stands in place of a secret, everywhere. */
export const REDACTED = '[redacted]';

const SECRET_NAMES = new Set(['t', 'to', 'email', 'token', 'code', 'signature']);
const OPEN_FIND_STEPS = new Set(['send', 'complete']);

/**
 * A path with its secrets taken out, for everything that stores or sends it: mailed tokens (`?t=`, `/auth/find/{x}`),
 * private calendars (`/calendar/{x}`) and addresses of people. A `next` inside is redacted too; all else stays as it was written.
 */
export function redactPath(path: string): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  const query = search.length === 0 ? '' : `?${search.join('?').split('&').map(redactPair).join('&')}`;
  return redactSegments(pathname) + query + (hash.length === 0 ? '' : `#${hash.join('#')}`);
}

/** The same for an absolute address. */
export function redactUrl(address: string): string {
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)?(.*)$/is.exec(address) ?? [];
  return origin + redactPath(path);
}

/** Whether the address itself is a secret, so that nobody may learn it as a referrer and no recorder starts on it. */
export function holdsSecret(path: string): boolean {
  return /\/auth\/(?:find\/[^/?#]|signup\/need\/)|\/api\/calendar\/[^/?#]/.test(path) || /[?&]t=/.test(path);
}

function redactSegments(pathname: string): string {
  return pathname.replace(/(\/auth\/find\/|\/api\/calendar\/)([^/]+)/, (whole, before: string, step: string) =>
    OPEN_FIND_STEPS.has(step) ? whole : before + REDACTED,
  );
}

function redactPair(pair: string): string {
  const at = pair.indexOf('=');
  if (at < 0) return pair;
  const name = decoded(pair.slice(0, at));
  if (SECRET_NAMES.has(name)) return `${pair.slice(0, at)}=${REDACTED}`;
  if (name !== 'next') return pair;
  const next = decoded(pair.slice(at + 1));
  const safe = redactPath(next);
  return safe === next ? pair : `${pair.slice(0, at)}=${encodeURIComponent(safe)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
