import type { IncomingMessage } from 'node:http';

/** Whether an answer may be packed so: the client names the coding and does not refuse it by `q=0`. */
export function accepts({ headers }: Pick<IncomingMessage, 'headers'>, coding: 'br' | 'gzip'): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    });
}
