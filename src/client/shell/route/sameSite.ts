const SCHEME_OR_HOST = /^[/\\]{2}|\\/;

/**
 * The address when it stays on this site, else undefined. Browsers read `//host` and `/\host` as another host, and
 * drop tabs and line ends before they look.
 */
export function sameSitePath(address: string | undefined | null): string | undefined {
  if (!address?.startsWith('/') || SCHEME_OR_HOST.test(address) || hasControl(address)) return undefined;
  const base = 'http://same.site';
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in. Pages about signing in would only lead back here. */
export function nextPath(address: string | undefined | null): string | undefined {
  const path = sameSitePath(address);
  return path === undefined || /^\/(?:(?:ko|en)\/)?(?:auth|api|_next)(?:[/?#]|$)/.test(path) ? undefined : path;
}

function hasControl(text: string): boolean {
  return [...text].some((char) => (char.codePointAt(0) ?? 0) < 32);
}
