import * as z from 'zod';
import type { Commitment } from './commitments';
import type { ExportKind } from './entities/fileExport';
import type { ErrorName } from './errorCodes';
import { type FileAnswer, fileAnswer } from './fileAnswer';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * `public`: anybody, a token is not looked at · `visitor`: anybody, and who signed in is known · `user`: any login, a pending member too · `member`: an active member of a company.
 */
export type Access = 'public' | 'visitor' | 'user' | 'member';

/** What a browser needs of an operation to call it. Routes stand in `contract/routes`, apart from the schemas. */
export interface EndpointRoute {
  method: Method;
  /** Path below the API base; parameters in braces, e.g. `/rfq/{rfq_number_id}`. */
  path: string;
  /** Whether `Idempotency-Key` must or may be sent; absent means that it cannot. */
  idempotency?: 'required' | 'optional';
  /** What it binds the company to; the client then shows "sent" or "not sent", whatever happens to the answer. */
  binds?: Commitment;
  /** Media types of the file that is answered instead of an envelope; errors stay envelopes. */
  file?: readonly string[];
}

type Shape = z.ZodType;

/** An operation of the API: its route, its schemas and how the server runs it. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> extends EndpointRoute {
  summary: string;
  tag: string;
  access: Access;
  params: P;
  query: Q;
  body: B;
  response: R;
  /** Codes this operation answers beyond those every operation may answer. */
  errors: readonly ErrorName[];
  /** Whether it runs in a transaction; absent means every method but GET. */
  changes?: boolean;
  /** Requests per minute, or the stated seconds, and address before 9429; absent means the general limit. */
  limit?: number;
  limitSeconds?: number;
  /** Largest body in bytes; absent means 1 MiB. */
  bodyLimit?: number;
  /** The body is raw bytes instead of JSON; the handler finds them in the request. */
  bytes?: boolean;
  /** The body is JSON that a process of its own checks and reads; that process writes the answer too. */
  apart?: boolean;
  /** A file that may take long: then 202 names the export that makes it, in place of the file. */
  background?: ExportKind;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  summary: string;
  tag: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  errors?: readonly ErrorName[];
  changes?: boolean;
  limit?: number;
  limitSeconds?: number;
  bodyLimit?: number;
  bytes?: boolean;
  apart?: boolean;
  background?: ExportKind;
}

/** Adds schemas and rules to a route: the server mounts the result, and the API description is made from it. */
export function defineEndpoint<
  const T extends EndpointRoute,
  R extends Shape,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
>(route: T, definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> & T {
  return {
    errors: [],
    ...route,
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

/**
 * Describes an operation that answers a file: a GET, so that it can be repeated without harm, or a POST where the audit
 * log records that the file was taken.
 */
export function defineFileEndpoint<
  const T extends EndpointRoute & { file: readonly string[] },
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
>(
  route: T,
  definition: Omit<Definition<P, Q, Nothing, z.ZodType<FileAnswer>>, 'body' | 'response' | 'changes'>,
): Endpoint<P, Q, Nothing, z.ZodType<FileAnswer>> & T {
  return defineEndpoint(route, { ...definition, response: fileAnswer });
}
