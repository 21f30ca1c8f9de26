import { gunzipSync, inflateSync } from 'node:zlib';
import { type Receiver, startReceiver } from './receiver';

/** One thing of an envelope: an error, a transaction, a replay, a recording. */
export interface Item {
  type: string;
  /** The parsed payload; a recording is its text. */
  payload: Record<string, unknown>;
  /** The payload as it came, unpacked. */
  text: string;
}

export interface SentrySink extends Receiver {
  /** What to give as NEXT_PUBLIC_SENTRY_DSN. */
  dsn: string;
  items: Item[];
  of(type: string): Item[];
  /** Everything that came, as one text: for what must not be in it. */
  everything(): string;
}

/** Stands where the error-reporting service would: takes envelopes and keeps what is in them. */
export async function startSentrySink(): Promise<SentrySink> {
  const items: Item[] = [];
  const receiver = await startReceiver((request, response, body) => {
    const packed = request.headers['content-encoding'] === 'gzip';
    items.push(...itemsOf(packed ? gunzipSync(body) : body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return {
    ...receiver,
    dsn: `${receiver.url.replace('://', '://key@')}/1`,
    items,
    of: (type) => items.filter((item) => item.type === type),
    everything: () => items.map((item) => item.text).join('\n'),
  };
}

/** An envelope is a line of JSON, then for each item a line of JSON and its payload. */
function itemsOf(envelope: Buffer): Item[] {
  const items: Item[] = [];
  let at = lineEnd(envelope, 0) + 1;
  while (at < envelope.length) {
    const headerEnd = lineEnd(envelope, at);
    const header = JSON.parse(envelope.subarray(at, headerEnd).toString('utf8') || '{}') as {
      type?: string;
      length?: number;
    };
    const from = headerEnd + 1;
    const to = header.length === undefined ? lineEnd(envelope, from) : from + header.length;
    if (header.type) items.push(itemOf(header.type, envelope.subarray(from, to)));
    at = to + 1;
  }
  return items;
}

function itemOf(type: string, payload: Buffer): Item {
  const text = type === 'replay_recording' ? recordingText(payload) : payload.toString('utf8');
  return { type, text, payload: type === 'replay_recording' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

/** A recording is a line of JSON, then the events, packed or not. */
function recordingText(payload: Buffer): string {
  const from = lineEnd(payload, 0) + 1;
  const events = payload.subarray(from);
  try {
    return inflateSync(events).toString('utf8');
  } catch {
    return events.toString('utf8');
  }
}

function lineEnd(buffer: Buffer, from: number): number {
  const at = buffer.indexOf(10, from);
  return at < 0 ? buffer.length : at;
}
