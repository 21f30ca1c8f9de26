type Say = (line: string, level?: 'info' | 'warn' | 'fatal') => void;

/**
 * How a start speaks: on one's own machine in plain lines, else in the lines of the log (`http/logging.ts`), so that what
 * collects logs reads one kind of JSON from the first line on.
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
    const entry = { level, time: new Date().toISOString(), pid: process.pid, msg };
    process.stdout.write(`${JSON.stringify(entry)}\n`);
  };
}
