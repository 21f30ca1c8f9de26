import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Language } from '../../contract/constants';
import type { Endpoint } from '../../contract/endpoint';
import type { Audit } from '../db/audit';
import type { Database, Databases, Executor } from '../db/database';
import type { Replica } from '../db/replica';
import { bindTransaction } from '../db/transaction';
import type { Env } from '../env';
import type { Makers } from '../making/makers';
import type { FileMaking } from '../making/making';
import type { DomainRecords } from '../ports/domainRecords';
import type { Files } from '../ports/files';
import type { PaymentProvider } from '../ports/payment';
import type { PushHub } from '../ports/pushHub';
import type { Readers } from '../reading/readers';
import type { ServerClock } from './serverClock';
import type { Session } from './sessionType';

/** What every module is given once, when the app is built. */
export interface App {
  env: Env;
  databases: Databases;
  /** Answers lists, search and statistics; null without one. */
  replica: Replica | null;
  files: Files;
  payment: PaymentProvider;
  readers: Readers;
  /** Those of scans and long PDFs, which take longer. */
  pageReaders: Readers;
  makers: Makers;
  hub: PushHub;
  /** What name servers say of domains that companies call their own. */
  domainRecords: DomainRecords;
  /** Signs what is made now. */
  jwtSecret: Uint8Array;
  /** What was signed with any of these still counts: the present one, and for a while the one before it. */
  acceptedSecrets: readonly Uint8Array[];
  /** Known to this process alone: marks calls that server rendering makes in process. */
  inProcessKey: string;
  /** What answers give as the time. */
  clock: ServerClock;
}

/** The caller as the network and its own header show it: for the audit log, never for a decision about rights. */
export interface Client {
  address: string | null;
  user_agent: string | null;
}

/** Work of the server itself. */
export const NO_CLIENT: Client = { address: null, user_agent: null };

/** One request's unit of work: reads and writes go through `db`; `afterCommit` runs only when everything was kept. */
export interface Work {
  app: App;
  db: Executor;
  /** The pool of the same scope, for what is read beside this unit of work: what is committed. */
  database: Database;
  /** The database's time when the work began. */
  now: Date;
  language: Language;
  /** Where the request came from; nulls for work that no request started. */
  client: Client;
  /** The audit log; written with the commit. */
  audit: Audit;
  /** Who runs an operator's command; null for everybody else. */
  operator: string | null;
  afterCommit(task: () => void): void;
}

/** Binds the transaction of work that reaches all data to test data or to real data, once it is known whose work it is. */
export async function bound(work: Work, isTest: boolean): Promise<Work> {
  await bindTransaction(work.db, isTest);
  return { ...work, database: work.app.databases.of(isTest) };
}

/** A person of a company at work. */
export interface MemberWork extends Work {
  session: Session;
}

/** A requested file, being made in a thread of its own. */
export interface FileWork extends MemberWork {
  making: FileMaking;
}

export interface HandlerInput<E extends Endpoint> {
  work: Work;
  session: Session | null;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  request: FastifyRequest;
}

/** Narrows a unit of work to a signed-in one. Endpoints that need a login are mounted so that this never throws. */
export function member(input: { work: Work; session: Session | null }): MemberWork {
  if (!input.session) throw new Error('mounted without a login');
  return { ...input.work, session: input.session };
}
