import { workerData } from 'node:worker_threads';
import { NO_AUDIT } from './db/audit';
import { databaseNow } from './db/clock';
import { callDatabases } from './db/callDatabases';
import { type FileWork, NO_CLIENT } from './http/context';
import { AppError } from './http/fail';
import type { Failure, MakerJob, MakerOutcome, MakerSettings } from './making/makers';
import { comparisonRoutes } from './modules/award/comparison/comparison.routes';
import { fileMakersOf } from './modules/export/fileMakers';
import { erpRoutes } from './modules/order/erp/erp.routes';
import { printRoutes } from './modules/order/print/print.routes';
import { quotationRoutes } from './modules/quotation/quotation.routes';
import { stockRoutes } from './modules/stock/stock.routes';
import { checkColumns } from './db/statement';
import { nameStatements } from './db/statementNames';
import { offlineApp } from './offlineApp';
import { printPdf, rowsOf } from './ports/pdf/printPdf.mjs';

const makers = fileMakersOf([...comparisonRoutes, ...erpRoutes, ...printRoutes, ...quotationRoutes, ...stockRoutes]);
const settings = workerData as MakerSettings;
nameStatements(settings.env.NAME_STATEMENTS);
/** One job at a time: one connection. */
const databases = callDatabases(settings.env, settings.databaseUrl, 1);
if (settings.env.TEST_CHECKS) checkColumns();
const app = offlineApp(settings.env, databases, settings.databaseUrl);

/** Of all that making a file takes, how much has been done when its rows were read, and when it is being written. */
const READ_SHARE = 0.1;
const LAST_SHARE = 0.95;
/** Milliseconds that a row of a document takes on a quiet machine. */
const PDF_ROW_MS = 3;

/** A file of too many rows for a thread that makes short ones. */
class TooLong extends Error {
  constructor(readonly ms: number) {
    super('too long');
  }
}

/** Reads and writes one file, for the person who requested it. */
export default async function make({ order, mostRows, port }: MakerJob): Promise<MakerOutcome> {
  const report = (share: number) => port.postMessage(READ_SHARE + (LAST_SHARE - READ_SHARE) * share);
  const expect = (rows: number, rowMs: number) => {
    if (rows > mostRows) throw new TooLong(rows * rowMs);
    report(0);
  };
  const database = databases.of(order.session.is_test);
  const work: FileWork = {
    app,
    db: database,
    database,
    now: await databaseNow(database),
    language: order.language,
    client: NO_CLIENT,
    audit: NO_AUDIT,
    operator: null,
    afterCommit: () => undefined,
    session: order.session,
    making: {
      expect,
      print: (document) => {
        expect(rowsOf(document), PDF_ROW_MS);
        return printPdf(document, report);
      },
    },
  };
  const known = makers.get(order.kind);
  if (!known) throw new Error(`nobody makes ${order.kind}`);
  const { params, query } = order;
  return known({ work, params, query }).then((file) => ({ file }), outcomeOf);
}

function outcomeOf(error: unknown): MakerOutcome {
  if (error instanceof TooLong) return { tooLong: { ms: error.ms } };
  if (error instanceof AppError) return { refused: { code: error.code, detail: error.detail } };
  return { failed: failureOf(error) };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, cause } = error;
  return {
    message,
    stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(cause ? { cause: failureOf(cause) } : {}),
  };
}
