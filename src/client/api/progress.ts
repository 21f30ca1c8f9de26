import type { AxiosRequestConfig } from 'axios';
import type { WorkProgress } from './apiRequest';

/** Lines of JSON: progress, then the envelope. */
export const PROGRESS_TYPE = 'application/x-ndjson';
/** Longer than a queue of scans; a person who waits can cancel. */
const LONGEST_MS = 15 * 60_000;

/** Hears lines of progress while an answer arrives, and takes its last line as the answer. */
export function progressConfig(onProgress: (progress: WorkProgress) => void): AxiosRequestConfig {
  let heard = '';
  return {
    timeout: LONGEST_MS,
    onDownloadProgress: ({ event }) => {
      const answer: unknown = (event as { target?: { responseText?: unknown } } | undefined)?.target?.responseText;
      if (typeof answer !== 'string') return;
      const line = lastProgress(answer);
      if (!line || line === heard) return;
      heard = line;
      onProgress((JSON.parse(line) as { progress: WorkProgress }).progress);
    },
    transformResponse: (body: unknown) => (typeof body === 'string' ? answerOf(body) : body),
  };
}

const BEGINNING = '{"progress":';

/** The newest whole line of progress in what has arrived so far. */
function lastProgress(arrived: string): string | null {
  const from = arrived.lastIndexOf(BEGINNING);
  const to = from < 0 ? -1 : arrived.indexOf('\n', from);
  return to < 0 ? null : arrived.slice(from, to);
}

function answerOf(body: string): unknown {
  let from = 0;
  while (body.startsWith(BEGINNING, from)) {
    const end = body.indexOf('\n', from);
    if (end < 0) return body;
    from = end + 1;
  }
  try {
    return JSON.parse(body.slice(from));
  } catch {
    // No envelope: what is made of that is said where answers are looked at.
    return body;
  }
}
