import { isOfPage } from './answer';
import type { RateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint';
import type { App } from './context';
import { AppError, fail } from './fail';
import { isGenuine } from './genuineKeys';
import { loginOf } from './session';
import type { SharedLimits } from './sharedLimits';
import { isLoopback } from './loopback';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limited by address even with a token: a guesser of logins must not choose what he is counted by. */
    byAddress?: boolean;
  }
}

/**
 * How many calls a minute everybody may make. Who is signed in is counted as a person, wherever he calls from, so that an
 * office behind one address is not one caller, and so is an API key; everybody else, and every call that needs no login, by address.
 */
export function callLimits(app: App, shared: SharedLimits): RateLimitPluginOptions {
  return {
    global: true,
    max: app.env.CALLS_A_MINUTE,
    timeWindow: '1 minute',
    ...shared,
    keyGenerator: async (request) => (await personOf(app, request)) ?? request.ip,
    // Pages rendered by this very process call in process; their visitors are limited at the pages.
    allowList: (request) => isOfPage(app, request),
    errorResponseBuilder: () => {
      try {
        return fail('TOO_MANY_REQUESTS');
      } catch (error) {
        return error as Error;
      }
    },
  };
}

/** How an endpoint is limited beyond that. */
export function limitsOf(app: App, endpoint: Endpoint): FastifyContextConfig {
  return {
    byAddress: endpoint.access === 'public',
    ...(endpoint.limit ? { rateLimit: ownLimit(app, endpoint, endpoint.limit) } : {}),
  };
}

/** An hourly limit gets in the way of work on the product on one's own machine, so it does not count there. */
function ownLimit(app: App, endpoint: Endpoint, max: number): RateLimitOptions {
  const seconds = endpoint.limitSeconds ?? 60;
  const spared = seconds > 60 && app.env.APP_ENV === 'localhost';
  return {
    max,
    timeWindow: seconds * 1000,
    ...(spared ? { allowList: (request: FastifyRequest) => isLoopback(request.ip) } : {}),
  };
}

/** Only a genuine token makes somebody a person; a made-up one is no way round the limit of an address. */
async function personOf(app: App, request: FastifyRequest): Promise<string | null> {
  if (request.routeOptions.config.byAddress) return null;
  try {
    const login = await loginOf(app.acceptedSecrets, request.headers.authorization);
    // The form of a key is public; only the database knows whether one is genuine.
    if (login?.key_hash !== undefined && !isGenuine(login.key_hash)) return null;
    return login && `person ${login.account_id}`;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
