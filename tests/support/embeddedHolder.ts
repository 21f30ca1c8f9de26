import { startEmbeddedPostgres } from '../../src/server/db/embedded';

/** A process that holds an embedded database until it is ended: `node --import tsx embeddedHolder.ts <dataDir>`. */
const dataDir = process.argv[2] ?? '';
try {
  const database = await startEmbeddedPostgres({ dataDir, log: (line) => process.stdout.write(`LOG ${line}\n`) });
  process.stdout.write(`URL ${database.url}\n`);
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`REFUSED ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
