import { COOKIES, MONTH_SECONDS } from '../contract/constants';
import type { TokenStore } from '../client/api/tokens';

type Kind = keyof typeof COOKIES;

/** Cookies of one request by name; a value that cannot be decoded counts as none. */
export function requestCookies(header: string | undefined): (kind: Kind) => string | undefined {
  const values = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return (kind) => decoded(values.get(COOKIES[kind].name));
}

function decoded(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export interface RequestTokens extends TokenStore {
  /** What the answer has to set, as `Set-Cookie` values. */
  changes(): string[];
  /** A renewal failed, so the login is over. */
  lost(): boolean;
}

/** The login of one request; what a renewal changes is collected for the answer. */
export function requestTokens(cookie: (kind: Kind) => string | undefined, secure: boolean): RequestTokens {
  let access = cookie('access');
  let refresh = cookie('refresh');
  let changes: string[] = [];
  let lost = false;
  return {
    access: () => access,
    refresh: () => refresh,
    store(tokens) {
      access = tokens.access_token;
      refresh = tokens.refresh_token;
      changes = [
        setCookie('access', access, secure),
        setCookie('refresh', refresh, secure),
        setCookie('login', '1', secure),
      ];
    },
    clear() {
      access = undefined;
      refresh = undefined;
      lost = true;
      changes = (['access', 'refresh', 'login'] as const).map((kind) => setCookie(kind, '', secure));
    },
    exclusively: (work) => work(),
    changes: () => changes,
    lost: () => lost,
  };
}

/** An empty value removes the cookie. */
function setCookie(kind: Kind, value: string, secure: boolean): string {
  const { name, months } = COOKIES[kind];
  const age = value === '' ? 0 : months * MONTH_SECONDS;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
