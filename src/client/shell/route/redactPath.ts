const HIDDEN = '-';
const SECRET_NAMES = new Set(['t', 'email', 'token', 'code']);
const OPEN_FIND_STEPS = new Set(['send', 'complete']);

/**
 * A path with its secrets taken out, for everything that stores or sends it: mailed tokens (`?t=`, `/auth/find/{x}`) and
 * addresses of people. A `next` inside is redacted too.
 */
export function redactPath(path: string): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  const query = search.length === 0 ? '' : `?${redactQuery(search.join('?'))}`;
  return redactSegments(pathname) + query + (hash.length === 0 ? '' : `#${hash.join('#')}`);
}

/** The same for an absolute address. */
export function redactUrl(address: string): string {
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)?(.*)$/is.exec(address) ?? [];
  return origin + redactPath(path);
}

function redactSegments(pathname: string): string {
  return pathname.replace(/(\/auth\/find\/)([^/]+)/, (whole, before: string, step: string) =>
    OPEN_FIND_STEPS.has(step) ? whole : before + HIDDEN,
  );
}

function redactQuery(search: string): string {
  const values = [...new URLSearchParams(search)].map(([name, value]) => [name, redactValue(name, value)]);
  return new URLSearchParams(values).toString();
}

function redactValue(name: string, value: string): string {
  if (SECRET_NAMES.has(name)) return HIDDEN;
  return name === 'next' ? redactPath(value) : value;
}
