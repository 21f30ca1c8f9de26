import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsSecret } from '../../domain/secrets/redactAddress';
import type { Env } from '../env';

const CHAT_HOSTS = ['https://cdn.channel.io', 'https://*.channel.io'];
const CHAT_SOCKETS = ['wss://*.channel.io'];
/** Under this request header the page being rendered finds its nonce. */
export const NONCE_HEADER = 'x-stlbs-nonce';
/** What a call answers is no page: nothing in it may be loaded, run or shown. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";
const YEAR_SECONDS = 31_536_000;

function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The policy with a place for the nonce of the page's one inline script (it names the chunks to load). */
function policyOf(env: Env): (nonce: string | null) => string {
  const settings = env.PUBLIC;
  const cdn = originOf(settings.NEXT_PUBLIC_CDN_URL);
  const sentry = originOf(settings.NEXT_PUBLIC_SENTRY_DSN);
  const api = originOf(settings.NEXT_PUBLIC_API_BASE_URL);
  const chat = settings.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY ? CHAT_HOSTS : [];
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(env.DEVELOPMENT ? ["'unsafe-inline'", "'unsafe-eval'"] : []), ...cdn, ...chat],
    'style-src': ["'self'", "'unsafe-inline'", ...cdn],
    'img-src': ["'self'", 'data:', 'blob:', ...cdn, ...chat],
    'font-src': ["'self'", ...cdn, ...chat],
    'media-src': ["'self'", ...cdn],
    'connect-src': [
      "'self'",
      ...api,
      ...sockets,
      ...originOf(settings.NEXT_PUBLIC_TRACKING_BASE_URL),
      ...sentry,
      ...chat,
      ...(settings.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY ? CHAT_SOCKETS : []),
      ...(env.DEVELOPMENT ? ['ws:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...chat],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const rest = Object.entries(directives).filter(([name]) => name !== 'script-src');
  const written = rest.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
  const scripts = (directives['script-src'] ?? []).join(' ');
  // A nonce would switch 'unsafe-inline' off again, which the development server needs.
  return (nonce) => `script-src ${scripts}${nonce && !env.DEVELOPMENT ? ` 'nonce-${nonce}'` : ''}; ${written}`;
}

/** Sets on every answer, page or call, what browsers should never do with it. */
export function securityHeaders(env: Env): (request: IncomingMessage, response: ServerResponse) => void {
  const policy = policyOf(env);
  return (request, response) => {
    // An address that is a secret must reach nobody as a referrer.
    const secret = holdsSecret(request.url ?? '');
    // The API's own document pages bring inline scripts; they show nothing of any user.
    const documents = request.url?.startsWith('/api/docs') ?? false;
    const call = request.url?.startsWith('/api/') ?? false;
    const page = !call && !request.url?.startsWith('/_next/');
    const nonce = page ? randomBytes(16).toString('base64') : null;
    // Read by the document while it renders; whatever a client sent under this name is replaced.
    delete request.headers[NONCE_HEADER];
    if (nonce) request.headers[NONCE_HEADER] = nonce;
    if (!documents) response.setHeader('content-security-policy', call ? CALL_POLICY : policy(nonce));
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('referrer-policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (env.APP_ENV === 'prod') {
      response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
  };
}
