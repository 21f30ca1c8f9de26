import { Counter } from 'prom-client';
import { tracedStatement } from '../traces';

const slow = new Counter({
  name: 'stlbs_slow_statements_total',
  help: 'Statements that were answered later than SLOW_STATEMENT_MS.',
});

/** Hears of a slow statement: its text, without its values. */
type Listener = (statement: string, ms: number) => void;

let slowMs = Number.POSITIVE_INFINITY;
let notify: Listener = () => undefined;

/** Says from when on a statement of this process is slow, and to whom. */
export function watchSlowStatements(ms: number, listener: Listener): void {
  slowMs = ms;
  notify = listener;
}

type Callback = (error: unknown, ...answer: unknown[]) => void;

/**
 * Sends a statement and notes how long its answer took: for its trace, for the log where it was slow, and for `heard`. Takes and
 * gives what `pg`'s query does.
 */
export function watchedQuery(
  send: (...question: unknown[]) => unknown,
  question: unknown[],
  heard: (ms: number) => void,
): unknown {
  const text = textOf(question[0]);
  const end = tracedStatement(text);
  const begun = performance.now();
  const answered = (failed: boolean) => {
    const ms = performance.now() - begun;
    end?.(failed);
    heard(ms);
    if (ms < slowMs) return;
    slow.inc();
    notify(text, Math.round(ms));
  };
  const last = question.at(-1);
  if (typeof last === 'function') {
    const callback: Callback = (error, ...answer) => {
      answered(Boolean(error));
      (last as Callback)(error, ...answer);
    };
    return send(...question.slice(0, -1), callback);
  }
  const answer = send(...question);
  if (answer instanceof Promise) {
    answer.then(
      () => answered(false),
      () => answered(true),
    );
  }
  return answer;
}

/** The text of a question, as `pg`'s query takes it. */
export function textOf(question: unknown): string {
  if (typeof question === 'string') return question;
  return typeof question === 'object' && question && 'text' in question ? String(question.text) : '';
}
