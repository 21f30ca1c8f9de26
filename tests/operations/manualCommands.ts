import { readFileSync } from 'node:fs';

/** The manual of those who run the product. */
export const manual = readFileSync('docs/operations.md', 'utf8').replaceAll('\\|', '|');
/** What stands there as code and is more than a word: a command, until `NO_COMMAND` says what else it is. */
export const texts = [
  ...new Set([...manual.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter((text) => text.includes(' '))),
];

/** What nobody runs, and what it is. */
export const NO_COMMAND: Readonly<Record<string, string>> = {
  'GET /api/health': 'a call',
  'GET /api/ready': 'a call',
  'pool_mode = transaction': 'a setting of pgbouncer: tests/operations/pooler.test.ts',
  'max_prepared_statements = 400': 'a setting of pgbouncer: tests/operations/pooler.test.ts',
  "synchronous_standby_names = 'ANY 1 (*)'": 'a setting of PostgreSQL: tests/operations/standby.test.ts',
  'RemoveARFrom <your AuthservID>': 'a setting of OpenDKIM',
  'RemoveARAll yes': 'a setting of OpenDKIM',
  'host replication …': 'a line of pg_hba.conf: tests/operations/ownMoment.test.ts',
  '--key <file>': 'words behind a command, followed with one',
  '-- --base <image>': 'words behind a command',
  '-- --built': 'words behind a command',
  '-- breaks the release before: <why>': 'a comment of a migration: tests/architecture/infra.test.ts',
  'kim (console)': 'how an operator is named in the audit log',
  'slow statement': 'a line of the log',
};

/** What no test can run here, and why. */
export const NOT_HERE: Readonly<Record<string, string>> = {
  'npm ci': 'the packages of the project are there',
  'npm start': 'stands in a sentence about signals: tests/operations/npmStart.test.ts',
  'npm run build': 'followed with its setting',
  'ln -sfn': 'followed with its words',
  'npm run make release': 'called as a function below: its build is that of this run',
  'node dist/ops.mjs <command>': 'in a container: tests/architecture/containers.test.ts',
  'kubectl -n stlbs wait --for=condition=complete --timeout=15m $job': 'needs a cluster',
  'kubectl apply -k infra/kubernetes': 'needs a cluster',
  'kubectl create namespace stlbs': 'needs a cluster',
  'job=$(sed "s/RELEASE/<name>/" infra/kubernetes/migrate.yaml | kubectl -n stlbs create -f - -o name)':
    'needs a cluster',
  'npm run ops -- archive': 'belongs to a PostgreSQL of one’s own: tests/operations/ownMoment.test.ts',
  'cp %p <folder>/%f': 'run by a PostgreSQL of one’s own: tests/operations/ownMoment.test.ts',
  'restore <backup> --to <time> --into <folder>':
    'belongs to a PostgreSQL of one’s own: tests/operations/ownMoment.test.ts',
  'alter role … replication': 'belongs to a PostgreSQL of one’s own: tests/operations/ownMoment.test.ts',
  'grant pg_monitor to …': 'belongs to a PostgreSQL of one’s own',
  'pg_ctl promote': 'needs a standby: tests/operations/standby.test.ts',
  'copy … to': 'what an owner of the database could do, as a warning: tests/operations/sqlCommand.test.ts',
  'ssh -L 3009:127.0.0.1:3009 <machine>': 'needs a second machine; the console behind it: tests/api/console.test.ts',
  'systemd-analyze verify': 'run by tests/architecture/infra.test.ts',
  'npm test -- pooler': 'a run of the tests by itself',
  'npm run bench load -- 8 10,50,100,200,400': 'a measurement, which needs a quiet machine',
  'npm run bench calls': 'a measurement, which needs a quiet machine',
  'npm run bench sockets': 'a measurement, which needs a quiet machine',
  'npm run bench all -- --only memory,pages': 'a measurement, which needs a quiet machine',
  'npx web-push generate-vapid-keys': 'a command of the package: tests/api/pushDevices.test.ts uses its keys',
  'npm run check image': 'a check by itself, which builds for minutes',
};
/** What the manual gives to run. */
export const commands = texts.filter((text) => !(text in NO_COMMAND));
