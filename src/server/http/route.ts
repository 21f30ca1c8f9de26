import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint';
import type { FileAnswer } from '../../contract/fileAnswer';
import type { FileWork, HandlerInput } from './context';

type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['response']>>;

/** An endpoint of the contract with what answers it. */
export interface Route {
  endpoint: Endpoint;
  /** `prepared` is what `prepare` gave, if the route has one. */
  handle: (input: HandlerInput<Endpoint>, prepared?: unknown) => Promise<unknown>;
  prepare?: (input: HandlerInput<Endpoint>) => Promise<unknown>;
  /** The caller is not known yet, and the data may be test data or real: its connection reaches both. */
  acrossScopes?: true;
  /** Makes the file of an endpoint whose file may be made in the background; runs in a thread. */
  make?: (input: FileInput<Endpoint>) => Promise<FileAnswer>;
}

/** What a file is made of: nothing of its request, which may be over. */
export type FileInput<E extends Endpoint> = Pick<HandlerInput<E>, 'params' | 'query'> & { work: FileWork };

/**
 * Binds the making of a file to an endpoint that may answer it later (`background`). `noted` writes down, in a transaction, that
 * the file was requested; only an endpoint that changes something has it.
 */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  make: (input: FileInput<E>) => Promise<FileAnswer>,
  noted?: (input: HandlerInput<E>) => Promise<void>,
): Route {
  if (!endpoint.background || endpoint.access !== 'member')
    throw new Error(`${endpoint.method} ${endpoint.path} is no file of a member to be made in the background`);
  if ((endpoint.method !== 'GET') !== (noted !== undefined))
    throw new Error(`${endpoint.method} ${endpoint.path} writes nothing down, or may not`);
  return {
    endpoint,
    handle: noted ?? (() => Promise.reject(new Error('answered by its making'))),
    make: make as Route['make'] & {},
  };
}

/**
 * Binds a handler that finds out itself whom the call concerns, by an address or a mailed or signed token: it reaches test data
 * and real data. To add something it binds its transaction (`bound`) once it knows.
 */
export function nobodysRoute<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} knows who calls`);
  return { endpoint, handle, acrossScopes: true };
}

/** Binds a handler to an endpoint; what it takes and gives is typed by the contract. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}

/** The same as `nobodysRoute`, with long work before the change: see `preparedRoute`. */
export function nobodysPreparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: HandlerInput<E>) => Promise<Prepared>,
  handle: (input: HandlerInput<E>, prepared: Prepared) => Promise<z.input<E['response']>>,
): Route {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} knows who calls`);
  return { ...preparedRoute(endpoint, prepare, handle), acrossScopes: true };
}

/**
 * Binds a change with long work before it, such as the reading of a file in another process: `prepare` runs without a
 * transaction, so that nobody waits for its locks and connection, and what it gives goes to `handle`, in one. What
 * `prepare` looked at may have changed until then: `handle` looks again.
 */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: HandlerInput<E>) => Promise<Prepared>,
  handle: (input: HandlerInput<E>, prepared: Prepared) => Promise<z.input<E['response']>>,
): Route {
  return { endpoint, prepare, handle: (input, prepared) => handle(input, prepared as Prepared) };
}

/** Binds a handler that has a body read apart, and gives what the reading process wrote: the whole answer as JSON, or lines of progress before it. */
export function apartRoute(
  endpoint: Endpoint,
  handle: (input: Omit<HandlerInput<Endpoint>, 'body'>, body: Uint8Array) => Promise<Uint8Array | Readable>,
): Route {
  if (!endpoint.apart) throw new Error(`${endpoint.method} ${endpoint.path} is not read apart`);
  return {
    endpoint,
    handle: ({ body, ...input }) => handle(input, body instanceof Uint8Array ? body : new Uint8Array()),
  };
}
