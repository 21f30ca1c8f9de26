import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** OpenTelemetry's kinds of spans. */
const KIND = { internal: 1, server: 2, client: 3 } as const;

/** A piece of work with its time, as OpenTelemetry knows it. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: (typeof KIND)[keyof typeof KIND];
  beganAt: number;
  endedAt: number;
  attributes: Record<string, string | number>;
  failed: boolean;
}

/** Takes a span that has ended. */
export type SpanSink = (span: Span) => void;

/** Whose parts the spans of what runs now are; `null` where the caller wants no trace. */
const current = new AsyncLocalStorage<Pick<Span, 'traceId' | 'spanId'> | null>();
let sink: SpanSink | undefined;

/** Hands the spans of this process on from now; undefined ends that. */
export function traceTo(to: SpanSink | undefined): void {
  sink = to;
}

const now = () => performance.timeOrigin + performance.now();

/** W3C's form: version, trace, parent, flags, of which the last bit says that a trace is wanted. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Begins a span within the present one; undefined while nobody traces. */
function begin(name: string, kind: Span['kind'], attributes: Span['attributes']): Span | undefined {
  const parent = current.getStore();
  if (!sink || parent === null) return undefined;
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId ?? '',
    name,
    kind,
    beganAt: now(),
    endedAt: 0,
    attributes,
    failed: false,
  };
}

function end(span: Span, failed: boolean): void {
  span.endedAt = now();
  span.failed = failed;
  sink?.(span);
}

/** Runs something as a span, of which the spans within become parts. */
export async function traced<T>(name: string, attributes: Span['attributes'], run: () => Promise<T>): Promise<T> {
  const span = begin(name, KIND.internal, attributes);
  if (!span) return run();
  try {
    const done = await current.run(span, run);
    end(span, false);
    return done;
  } catch (error) {
    end(span, true);
    throw error;
  }
}

/** An incoming request as a span until its answer has gone out; part of the trace that its header names, if it names one. */
export function tracedRequest(
  { method, path, traceparent }: { method: string; path: string; traceparent: string | undefined },
  ended: (done: (status: number) => void) => void,
  run: () => void,
): void {
  if (!sink) return run();
  const [, traceId, spanId, flags = '01'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const wanted = (Number.parseInt(flags, 16) & 1) === 1;
  const parent = traceId && spanId ? { traceId, spanId } : undefined;
  const span = wanted
    ? withParent(parent, () =>
        begin(`${method} ${path}`, KIND.server, { 'http.request.method': method, 'url.path': path }),
      )
    : undefined;
  if (!span) return current.run(null, run);
  ended((status) => {
    span.attributes['http.response.status_code'] = status;
    end(span, status >= 500);
  });
  current.run(span, run);
}

function withParent<T>(parent: Pick<Span, 'traceId' | 'spanId'> | undefined, run: () => T): T {
  return parent ? current.run(parent, run) : run();
}

/** Begins the span of a statement, which holds its text and none of its values; call what it gives when it was answered. */
export function tracedStatement(text: string): ((failed: boolean) => void) | undefined {
  if (!sink || !current.getStore()) return undefined;
  const [operation = ''] = text.trimStart().split(/\s/, 1);
  const span = begin(operation.toLowerCase(), KIND.client, { 'db.system.name': 'postgresql', 'db.query.text': text });
  return span && ((failed) => end(span, failed));
}
