import Cookies from 'js-cookie';
import { COOKIES, MONTH_SECONDS } from '../../contract/constants';
import type { TokenStore } from './tokens';

type CookieKind = keyof typeof COOKIES;

const LOCK = 'stlbs-refresh';

function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' };
}

/** Writes one of the product's cookies with its lifetime (a number of 30-day months) and attributes. */
export function writeCookie(kind: CookieKind, value: string): void {
  const { name, months } = COOKIES[kind];
  Cookies.set(name, value, { ...attributes(), expires: (months * MONTH_SECONDS) / (24 * 60 * 60) });
}

/** A cookie of the login as it is now; undefined on the server and where there is none. */
export function readCookie(kind: CookieKind): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get(COOKIES[kind].name);
}

function removeCookie(kind: CookieKind): void {
  Cookies.remove(COOKIES[kind].name, attributes());
}

/**
 * The login kept in this browser's cookies; `onChange` runs after each change made in this tab. `missing`: there was nothing
 * left to clear.
 */
export function browserTokens(
  onChange: (change: 'stored' | 'cleared' | 'missing') => void = () => undefined,
): TokenStore {
  return {
    access: () => readCookie('access'),
    refresh: () => readCookie('refresh'),
    store(tokens) {
      writeCookie('access', tokens.access_token);
      writeCookie('refresh', tokens.refresh_token);
      writeCookie('login', '1');
      onChange('stored');
    },
    clear() {
      const kept = (['access', 'refresh', 'login'] as const).some((kind) => readCookie(kind) !== undefined);
      removeCookie('access');
      removeCookie('refresh');
      removeCookie('login');
      onChange(kept ? 'cleared' : 'missing');
    },
    async exclusively(work) {
      // Absent on plain http addresses other than localhost: then only this tab's calls share a refresh.
      if (!('locks' in navigator)) return work();
      return navigator.locks.request(LOCK, work);
    },
  };
}
