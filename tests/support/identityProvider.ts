import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const CLIENT = { client_id: 'stlbs', client_secret: 'a-secret-of-the-client-1' };

/** A person at the provider, as its tokens describe them. */
export interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

async function listening(server: http.Server, port = 0): Promise<string> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stop = (server: http.Server) => {
  server.closeAllConnections();
  server.close();
};

/** A promise with the way to fulfil it. */
function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((done) => {
    give = () => done();
  });
  return { given, give: () => give() };
}

/** A real OpenID Connect provider; a browser that comes is signed in as the person with the hinted address, or as `next`. */
export async function startIdentityProvider(redirectUrl: string) {
  const people = new Map<string, ProviderAccount>();
  let next: string | null = null;
  const server = http.createServer();
  const issuer = await listening(server);
  const provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [redirectUrl] },
      { client_id: 'other', client_secret: 'another-secret-1', redirect_uris: [redirectUrl] },
    ],
    claims: { openid: ['sub', 'auth_time'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? '';
      const grant = new provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  let held: { reach: () => void; released: Promise<void> } | null = null;
  const signIn = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { params } = await provider.interactionDetails(request, response);
    const hinted = [...people].find(([, { email }]) => email === params['login_hint'])?.[0];
    const accountId = next ?? hinted;
    const result = accountId
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'Nobody is signed in' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) signIn(request, response).catch((error) => response.destroy(error));
    else if (request.url?.startsWith('/token') && held) {
      const { reach, released } = held;
      held = null;
      reach();
      void released.then(() => answer(request, response));
    } else void answer(request, response);
  });
  return {
    issuer,
    people,
    /** Who is signed in, whatever address is hinted; null: the one with that address. */
    signInAs: (subject: string | null) => {
      next = subject;
    },
    /** Holds the next exchange of a code back; says when it is there, and answers it on release. */
    holdToken: () => {
      const [reached, released] = [signal(), signal()];
      held = { reach: reached.give, released: released.given };
      return { reached: reached.given, release: released.give };
    },
    stop: () => stop(server),
  };
}

/** Goes to an address as a browser would, until it is sent back to us; gives the query it comes back with. */
export async function visit(url: string, back: string): Promise<{ state: string; code?: string }> {
  const cookies = new Map<string, string>();
  for (let at = new URL(url), steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    await answer.body?.cancel();
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${at.href} answered ${answer.status}`);
    at = new URL(location, at);
    if (at.href.startsWith(back)) return { state: '', ...Object.fromEntries(at.searchParams) };
  }
  throw new Error('the provider sends nobody back');
}

/** What a token of the hostile provider says beside what it should. */
export interface Forgery {
  claims?: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  otherKey?: boolean;
  /** No signature at all. */
  unsigned?: boolean;
  /** What its metadata say beside what they should. */
  metadata?: Record<string, unknown>;
}

/** A provider that answers as a test wants it to, for attacks that no honest one makes. */
export async function startHostileProvider() {
  const server = http.createServer();
  const issuer = await listening(server);
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  let forgery: Forgery = {};
  let nonce = '';
  const token = async () => {
    const claims = { email: 'a@b.test', email_verified: true, name: '공격자', nonce, ...forgery.claims };
    if (forgery.unsigned) {
      const now = Math.floor(Date.now() / 1000);
      const body = { iss: issuer, aud: CLIENT.client_id, sub: 'subject', iat: now, exp: now + 300, ...claims };
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(body)}.`;
    }
    const exp = Math.floor(Date.now() / 1000) + 300;
    return new SignJWT({ iss: issuer, aud: CLIENT.client_id, sub: 'subject', exp, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .sign(forgery.otherKey ? foreign.privateKey : own.privateKey);
  };
  const bodyOf = async (url: string) => {
    if (url.startsWith('/.well-known')) {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...forgery.metadata,
      };
    }
    if (url.startsWith('/keys')) return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] };
    return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: await token() };
  };
  server.on('request', (request, response) => {
    void bodyOf(request.url ?? '').then((body) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  return {
    issuer,
    forge: (next: Forgery) => {
      forgery = next;
    },
    /** Sends the browser back, with a code that is good for anything. */
    back: (url: string): { code: string; state: string } => {
      const query = new URL(url).searchParams;
      nonce = query.get('nonce') ?? '';
      return { code: 'code', state: query.get('state') ?? '' };
    },
    stop: () => stop(server),
  };
}
