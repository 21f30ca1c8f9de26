import type { Language } from '../contract/constants';
import { operatorWordsIn } from '../contract/operator';
import type { PublicEnv } from '../contract/publicEnv';

/** Id of the script element in which `_document` hands the settings to the browser. */
export const PUBLIC_ENV_ELEMENT = 'stlbs-env';

/** Only where no server hands over its settings. */
const unnamed = { name: '', ceo: '', mailOrderReport: '', address: '', phone: '', hosting: '', privacyOfficer: '' };

const fallback: PublicEnv = {
  apiBaseUrl: '/api',
  trackingBaseUrl: '/api/tracking',
  cdnUrl: '/cdn',
  sentryDsn: null,
  channelPluginKey: null,
  links: { blog: '/blog' },
  appEnv: 'localhost',
  demo: false,
  appUrl: '',
  operator: { registrationNumber: '', email: '', privacyEmail: '', careersEmail: '', ko: unnamed, en: unnamed },
};

let inBrowser: PublicEnv | undefined;

/** The public settings: from the server's handle while rendering there, from the document in the browser. */
export function publicEnv(): PublicEnv {
  if (typeof window === 'undefined') {
    const handle = (globalThis as { __stlbs?: { publicEnv?: PublicEnv } }).__stlbs;
    return handle?.publicEnv ?? fallback;
  }
  inBrowser ??= fromDocument();
  return inBrowser;
}

/** The operator's facts as readers of a language see them. */
export function operatorIn(language: Language): ReturnType<typeof operatorWordsIn> {
  return operatorWordsIn(publicEnv().operator, language);
}

function fromDocument(): PublicEnv {
  const text = document.getElementById(PUBLIC_ENV_ELEMENT)?.textContent;
  return text ? { ...fallback, ...(JSON.parse(text) as Partial<PublicEnv>) } : fallback;
}
