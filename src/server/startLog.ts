import { hostname } from 'node:os';

const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;

type Say = (line: string, level?: keyof typeof LEVELS) => void;

/**
 * How a start speaks: on one's own machine in plain lines, else as the log does, so that what collects logs reads JSON
 * from the first line on.
 */
export function startLog(appEnv: string): Say {
  if (!appEnv || appEnv === 'localhost') {
    return (line, level = 'info') => {
      (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
    };
  }
  return (line, level = 'info') => {
    const msg = line.trim();
    if (msg === '') return;
    const entry = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname(), msg };
    process.stdout.write(`${JSON.stringify(entry)}\n`);
  };
}
