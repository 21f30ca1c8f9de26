import * as client from 'openid-client';
import type { SignOnCheck, SignOnOutcome } from '../../../contract/signOnChoices';
import { guardedFetch } from '../outgoing/guardedFetch';
import { isReachable, PrivateAddress, type Reach } from '../outgoing/reach';

/** How a company's identity provider knows us. */
export interface ProviderSettings {
  issuer: string;
  client_id: string;
  client_secret: string;
}

export type ProviderFailure = Extract<
  SignOnOutcome,
  | 'unreachable'
  | 'private_address'
  | 'metadata'
  | 'client_refused'
  | 'code_refused'
  | 'provider_refused'
  | 'token_refused'
  | 'not_recent'
>;

/** Why a provider's answer does not count; `detail` is its own word for it. */
export class ProviderRefusal extends Error {
  constructor(
    readonly outcome: ProviderFailure,
    readonly detail: string | null,
    options?: ErrorOptions,
  ) {
    super(outcome, options);
  }
}

/** What a provider says of a person. */
export interface ProviderPerson {
  subject: string;
  /** In small letters; null where it says none. */
  email: string | null;
  email_verified: boolean;
  name: string;
  /** Google: the domain that manages the account; null for private ones. */
  hosted_domain: string | null;
}

/** What binds an answer to the browser and the request: all three are known to our side alone. */
export interface ProofSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export type Provider = client.Configuration;

/** Issuers that many companies share, so that a name in their tokens says nothing. */
const SHARED = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/i;
const SCOPE = 'openid email profile';
/** How long ago somebody may have signed in at the provider to prove again who they are. */
const RECENT_SECONDS = 300;
const TIMEOUT_SECONDS = 10;
const DETAIL_LENGTH = 300;

/** Whether an issuer can be one company's: an address that we may reach, and not one that many share. */
export const isIssuer = (issuer: string, reach: Reach): boolean =>
  isReachable(issuer, reach) && !new URL(issuer).search && !SHARED.test(issuer);

/** Reads the provider's metadata. The issuer it names has to be the one that was set. */
export async function connect(settings: ProviderSettings, reach: Reach): Promise<Provider> {
  if (!isIssuer(settings.issuer, reach)) throw new ProviderRefusal('private_address', null);
  const issuer = new URL(settings.issuer);
  const fetch = guardedFetch(reach);
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  try {
    const options = {
      [client.customFetch]: fetch,
      execute: [...insecure, client.enableNonRepudiationChecks],
      timeout: TIMEOUT_SECONDS,
    };
    const { client_id, client_secret } = settings;
    const provider = await client.discovery(issuer, client_id, {}, authentication(client_secret), options);
    const metadata = provider.serverMetadata();
    if (new URL(metadata.issuer).href !== issuer.href) throw new ProviderRefusal('metadata', metadata.issuer);
    if (!isReachable(metadata.authorization_endpoint ?? '', reach)) throw new ProviderRefusal('metadata', null);
    return provider;
  } catch (error) {
    throw refusalOf(error, 'metadata');
  }
}

/** As a client identifies itself unless the provider takes the secret in the body alone. */
function authentication(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_basic') || !methods.includes('client_secret_post') ? basic : post;
    way(server, metadata, body, headers);
  };
}

interface Question {
  redirect_url: string;
  proof: ProofSecrets;
  /** The address that was typed, so that nobody types it twice. */
  email: string;
  /** The person has to sign in there now, whatever session the provider has. */
  again: boolean;
}

/** Where the browser goes to. */
export async function signOnAddress(
  provider: Provider,
  { redirect_url, proof, email, again }: Question,
): Promise<string> {
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: redirect_url,
    scope: SCOPE,
    code_challenge: await client.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    state: proof.state,
    nonce: proof.nonce,
    login_hint: email,
    ...(again ? { prompt: 'login', max_age: '0' } : {}),
  }).href;
}

/** Exchanges what came back for what the provider says of the person; signature, issuer, audience, nonce and times are checked. */
export async function personOf(
  provider: Provider,
  { redirect_url, proof, again }: Omit<Question, 'email'>,
  answer: Readonly<Record<string, string | undefined>>,
): Promise<ProviderPerson> {
  const url = new URL(redirect_url);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(provider, url, {
      pkceCodeVerifier: proof.verifier,
      expectedState: proof.state,
      expectedNonce: proof.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderRefusal('token_refused', null);
    if (again && !isRecent(claims.auth_time)) throw new ProviderRefusal('not_recent', null);
    return present(claims.email === undefined ? await withUserInfo(provider, tokens.access_token, claims) : claims);
  } catch (error) {
    throw refusalOf(error, 'token_refused');
  }
}

const isRecent = (time: unknown) => typeof time === 'number' && time > Date.now() / 1000 - RECENT_SECONDS;

type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** Some providers say the address at the UserInfo endpoint alone. */
async function withUserInfo(provider: Provider, accessToken: string, claims: Claims): Promise<Claims> {
  if (!provider.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await client.fetchUserInfo(provider, accessToken, claims.sub)), sub: claims.sub };
}

const YES: ReadonlySet<unknown> = new Set([true, 'true', 1, '1']);

function present(claims: Claims): ProviderPerson {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const email = text('email').toLowerCase();
  return {
    subject: claims.sub,
    email: email.includes('@') ? email : null,
    // Entra ID says it under a name of its own.
    email_verified: YES.has(claims['email_verified']) || YES.has(claims['xms_edov']),
    name: text('name') || [text('family_name'), text('given_name')].filter(Boolean).join(' '),
    hosted_domain: text('hd').toLowerCase() || null,
  };
}

/** What the test of a connection found, step by step; the first that fails ends it. */
export async function checkProvider(
  settings: ProviderSettings,
  redirectUrl: string,
  reach: Reach,
): Promise<{ passed: SignOnCheck[]; refusal: ProviderRefusal | null }> {
  const passed: SignOnCheck[] = [];
  try {
    const provider = await connect(settings, reach);
    passed.push('metadata');
    await readKeys(provider, reach);
    passed.push('keys');
    await tryClient(provider, redirectUrl);
    passed.push('client');
    return { passed, refusal: null };
  } catch (error) {
    return { passed, refusal: refusalOf(error, 'metadata') };
  }
}

async function readKeys(provider: Provider, reach: Reach): Promise<void> {
  const url = provider.serverMetadata().jwks_uri;
  if (!url) throw new ProviderRefusal('metadata', 'jwks_uri');
  const answer = await guardedFetch(reach)(url, { method: 'GET', headers: { accept: 'application/json' } });
  const { keys } = (await answer.json()) as { keys?: unknown };
  if (!Array.isArray(keys) || keys.length === 0) throw new ProviderRefusal('metadata', 'jwks_uri');
}

/** A code that nobody made: a provider that knows the client refuses the code, any other one the client. */
async function tryClient(provider: Provider, redirectUrl: string): Promise<void> {
  const made = { code: 'connection-check', redirect_uri: redirectUrl, code_verifier: client.randomPKCECodeVerifier() };
  try {
    await client.genericGrantRequest(provider, 'authorization_code', made);
  } catch (error) {
    if (error instanceof client.ResponseBodyError && /^invalid_(?:grant|request)$/.test(error.error)) return;
    throw error;
  }
}

function refusalOf(error: unknown, otherwise: ProviderFailure): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  const causes = causesOf(error);
  const as = (outcome: ProviderFailure, detail: string | null) =>
    new ProviderRefusal(outcome, detail && plain(detail), { cause: error });
  if (causes.some((one) => one instanceof PrivateAddress)) return as('private_address', null);
  if (error instanceof client.AuthorizationResponseError)
    return as('provider_refused', said(error.error, error.error_description));
  if (error instanceof client.ResponseBodyError) {
    const detail = said(error.error, error.error_description);
    if (/^(?:invalid|unauthorized)_client$/.test(error.error)) return as('client_refused', detail);
    return as(error.error === 'invalid_grant' ? 'code_refused' : 'provider_refused', detail);
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return as('client_refused', null);
  if (causes.some(isNetwork)) return as('unreachable', null);
  return as(otherwise, error instanceof Error ? (causes.at(-1)?.message ?? error.message) : null);
}

const said = (error: string, description: string | undefined) => [error, description].filter(Boolean).join(': ');

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && causes.length < 8; one = one.cause) causes.push(one);
  return causes;
}

/** Node's own words for a connection that did not come about or broke off. */
const NETWORK = /^(?:E[A-Z]+|ERR_TLS_.+|ERR_SSL_.+|[A-Z_]*CERT[A-Z_]*|OAUTH_TIMEOUT|OAUTH_ABORT)$/;
const isNetwork = (error: Error) =>
  error.name === 'TimeoutError' || NETWORK.test((error as { code?: string }).code ?? '');

/** On one line, and not too long: it is kept and shown. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, DETAIL_LENGTH);
