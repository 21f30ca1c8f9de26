import { reportWork } from '../failureReports';
import { countFailure } from '../metrics';

/** Where failures of due work are logged. */
export interface Log {
  error(detail: unknown, message: string): void;
}

/** Counts, reports and logs that a kind of due work failed. */
export function failedWork(name: string, error: unknown, log: Log): void {
  countFailure(name);
  reportWork(name, error);
  log.error({ err: error }, `due work failed: ${name}`);
}
