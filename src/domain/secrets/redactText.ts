import { REDACTED } from './redactAddress';

const FIND_STEP = /(\/auth\/find\/)(?!(?:send|complete)(?![\w-]))[^/?#&\s"'<>\\)]+/g;
const ENCODED_FIND_STEP = /(%2Fauth%2Ffind%2F)(?!(?:send|complete)(?![\w-]))[^%&\s"'<>\\)]+/gi;
const SECRET_PARAMETER =
  /((?:[?&]|%3F|%26)(?:t|to|token|email|code)(?:=|%3D))[^&#%\s"'<>\\)]+(?:%40[^&#%\s"'<>\\)]+)?/gi;
const BEARER = /\b(Bearer\s+)[\w.~+/=-]+/gi;
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g;
const LOGIN_COOKIE = /\b((?:ACCESS|REFRESH)_TOKEN=)[^;\s"']+/g;

/** Any text with the secrets in it taken out: those of the addresses it mentions, tokens, login cookies. */
export function redactText(text: string): string {
  return text
    .replace(FIND_STEP, `$1${REDACTED}`)
    .replace(ENCODED_FIND_STEP, `$1${REDACTED}`)
    .replace(SECRET_PARAMETER, `$1${REDACTED}`)
    .replace(BEARER, `$1${REDACTED}`)
    .replace(SIGNED_TOKEN, REDACTED)
    .replace(LOGIN_COOKIE, `$1${REDACTED}`);
}

/** The secrets that the addresses in a text hold, for finding them again where they stand alone. */
export function secretsIn(text: string): string[] {
  const found = [FIND_STEP, SECRET_PARAMETER].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([whole, before = '']) => whole.slice(before.length)),
  );
  return [...new Set(found)].filter((secret) => secret.length >= SHORTEST_SECRET);
}

/** Names under which passwords, tokens, files, bank accounts, people's addresses and those of their devices travel. */
const SECRET_NAME =
  /pass|token|secret|authorization|cookie|_file$|^content$|^bank_account$|^challenge$|^attempt$|^recovery_codes$|account_number|account_holder|bank_name|^t$|^email$|^phone$|company_registration_number|^x-forwarded-for$|^x-real-ip$|^x-stlbs-in-process$/i;
/** Names under which money travels: prices, amounts, rates. */
const MONEY_NAME = /price|amount|freight|supply|^vat|^totals?$|my_total|fee$|usd_krw_rate|discount|budget|settled/i;
/** Anything shorter is no token of ours, and would stand in other words by chance. */
const SHORTEST_SECRET = 8;
const LONGEST_TEXT = 4_000;
const MOST_ITEMS = 50;

/**
 * A copy without secrets: values of secret names and all money are replaced, texts are redacted, and what lies deeper
 * than `depth` levels is left out. Of bytes only their number stays.
 */
export function redactValue(value: unknown, depth = 8): unknown {
  if (typeof value === 'string') return redactText(value.slice(0, LONGEST_TEXT));
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (depth <= 0) return REDACTED;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redactValue(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      hidden(name, item) ? REDACTED : redactValue(name === 'answer' ? withoutCode(item) : item, depth - 1),
    ]),
  );
}

/** What a company's provider answered: its code is worth a sign-on, and looks like any word. */
function withoutCode(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return answer;
  return { ...answer, code: REDACTED };
}

/** Codes of an authenticator app and recovery codes; codes of what is wrong with an input are words. */
const SIGN_IN_CODE = /^\s*(?:\d[\d\s]{5,}|(?:[0-9a-z]{4}[\s-]*){4})\s*$/i;

function hidden(name: string, item: unknown): boolean {
  if (item === null || item === undefined || typeof item === 'boolean') return false;
  if (name === 'code' && typeof item === 'string' && SIGN_IN_CODE.test(item)) return true;
  return SECRET_NAME.test(name) || MONEY_NAME.test(name);
}
