import Cookies from 'js-cookie';
import { PROFILE_STORAGE_KEY } from '../../../contract/constants';
import type { Profile } from '../../../contract/entities/person';

const CHAT_COOKIES = 'ch-session-';

/** Keeps the part of the profile that the specification names, while logged in. */
export function keepProfile(profile: Profile): void {
  const { email, name, phone, company_name, company_department, company_title, marketing_approval } = profile;
  const kept = { email, name, phone, company_name, company_department, company_title, marketing_approval };
  window.localStorage.setItem(PROFILE_STORAGE_KEY, JSON.stringify(kept));
}

/** Takes away what `keepProfile` kept. */
export function dropProfile(): void {
  window.localStorage.removeItem(PROFILE_STORAGE_KEY);
}

/** What a sign-out clears beside the tokens: the chat's session cookies and local storage. */
export function clearKept(): void {
  const domains = [undefined, window.location.hostname, `.${window.location.hostname}`];
  for (const name of Object.keys(Cookies.get())) {
    if (name.startsWith(CHAT_COOKIES)) for (const domain of domains) Cookies.remove(name, { path: '/', domain });
  }
  window.localStorage.clear();
  // Few keep one, so its script comes when it is needed.
  void import('../../parts/keptListFile').then(({ keepListFile }) => keepListFile(null)).catch(() => undefined);
}
