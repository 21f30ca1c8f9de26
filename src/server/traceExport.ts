import { hostname } from 'node:os';
import { Counter } from 'prom-client';
import type { Span, SpanSink } from './traces';

const EVERY_MS = 2_000;
const ANSWER_MS = 5_000;
/** More than this is dropped rather than kept in memory. */
const MOST_WAITING = 5_000;

const lost = new Counter({
  name: 'stlbs_spans_lost_total',
  help: 'Pieces of traces that the collector did not take.',
});

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, as JSON, every two seconds. A collector that is away holds up
 * nothing: what it does not take is counted and forgotten.
 */
export function openTraceExport(endpoint: string): { sink: SpanSink; stop(): Promise<void> } {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = attributesOf({
    'service.name': 'stlbs',
    'host.name': hostname(),
    'process.pid': process.pid,
  });
  let waiting: Span[] = [];
  let sending: Promise<void> = Promise.resolve();
  const send = async () => {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    const scopeSpans = [{ scope: { name: 'stlbs' }, spans: spans.map(spanOf) }];
    const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: resource }, scopeSpans }] });
    const headers = { 'content-type': 'application/json' };
    const taken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    if (!taken) lost.inc(spans.length);
  };
  const timer = setInterval(() => void (sending = sending.then(send)), EVERY_MS);
  timer.unref();
  return {
    sink: (span) => {
      if (waiting.length >= MOST_WAITING) lost.inc();
      else waiting.push(span);
    },
    async stop() {
      clearInterval(timer);
      await sending.then(send);
    },
  };
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1000)) * 1000n}`;

/** OTLP's codes of a status: 0 unset, 2 error. */
const spanOf = ({ beganAt, endedAt, attributes, failed, ...span }: Span) => ({
  ...span,
  startTimeUnixNano: nanoseconds(beganAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(attributes),
  status: { code: failed ? 2 : 0 },
});
