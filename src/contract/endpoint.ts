import * as z from 'zod';
import type { Commitment } from './commitments';
import type { ExportKind } from './entities/fileExport';
import type { ErrorName } from './errors';
import { type FileAnswer, fileAnswer } from './fileAnswer';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * `public`: anybody, a token is not looked at · `visitor`: anybody, and who signed in is known · `user`: any login, a pending member too · `member`: an active member of a company.
 */
export type Access = 'public' | 'visitor' | 'user' | 'member';

type Shape = z.ZodType;

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  method: Method;
  /** Path below the API base; parameters in braces, e.g. `/rfq/{rfq_number_id}`. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params: P;
  query: Q;
  body: B;
  response: R;
  /** Codes this operation answers beyond those every operation may answer. */
  errors: readonly ErrorName[];
  /** Whether `Idempotency-Key` must, may or cannot be sent. */
  idempotency: 'required' | 'optional' | 'none';
  /** What it binds the company to; the client then tells "sent" or "not sent", whatever happens to the answer. */
  binds?: Commitment;
  /** Whether it runs in a transaction; absent means every method but GET. */
  changes?: boolean;
  /** Requests per minute, or the stated seconds, and address before 9429; absent means the general limit. */
  limit?: number;
  limitSeconds?: number;
  /** Largest body in bytes; absent means 1 MiB. */
  bodyLimit?: number;
  /** Media types of the file that is answered instead of an envelope; refusals stay envelopes. */
  file?: readonly string[];
  /** The body is raw bytes instead of JSON; the handler finds them in the request. */
  bytes?: boolean;
  /** The body is JSON that a process of its own checks and reads; that process writes the answer too. */
  apart?: boolean;
  /** A file that may take long: then 202 tells of the export that makes it, in place of the file. */
  background?: ExportKind;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  method: Method;
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  errors?: readonly ErrorName[];
  idempotency?: 'required' | 'optional' | 'none';
  binds?: Commitment;
  changes?: boolean;
  limit?: number;
  limitSeconds?: number;
  bodyLimit?: number;
  bytes?: boolean;
  apart?: boolean;
  background?: ExportKind;
}

/** Describes one operation of the API: the server mounts it, the client calls it, the documents are made from it. */
export function defineEndpoint<
  R extends Shape,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    errors: [],
    idempotency: 'none',
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

/**
 * Describes an operation that answers a file: a GET, so that it can be asked for again without harm, or a POST where taking
 * the file out is written down.
 */
export function defineFileEndpoint<P extends Shape = Nothing, Q extends Shape = Nothing>({
  file,
  method = 'GET',
  ...definition
}: Omit<
  Definition<P, Q, Nothing, z.ZodType<FileAnswer>>,
  'method' | 'body' | 'response' | 'idempotency' | 'binds' | 'changes'
> & {
  method?: 'GET' | 'POST';
  file: readonly string[];
}) {
  return { ...defineEndpoint({ ...definition, method, response: fileAnswer }), file };
}

/** What the caller passes: only the parts that the endpoint declares are looked at. */
export interface EndpointInput<E extends Endpoint> {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
}

/** What a successful answer carries in `data`. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;
