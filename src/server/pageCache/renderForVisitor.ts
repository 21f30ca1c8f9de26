import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { NONCE_HEADER } from '../http/securityHeaders';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Known to this rendering alone: the document puts it on its own scripts, and nothing else in the page has it. */
  nonce: string;
}

const LONGEST_MS = 20_000;

/**
 * Renders a page for nobody in particular: the request is made here, from the address alone. No header, cookie or
 * address of a client reaches the rendering, so nothing of any client can come back from it.
 */
export function renderForVisitor(render: PageHandler, url: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const request = new IncomingMessage(new Socket());
    const nonce = randomBytes(16).toString('hex');
    Object.assign(request, {
      method: 'GET',
      url,
      headers: { host: 'visitor.invalid', accept: 'text/html', [NONCE_HEADER]: nonce },
    });
    request.push(null);
    const timer = setTimeout(() => reject(new Error('The page took too long.')), LONGEST_MS);
    const response = new HeldResponse(request, (body) => {
      clearTimeout(timer);
      resolve({ status: response.statusCode, headers: response.getHeaders(), body, nonce });
    });
    Promise.resolve(render(request, response)).catch((error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

type Done = (error?: Error | null) => void;

/** An answer that goes nowhere: what is written is held until it ends. */
class HeldResponse extends ServerResponse {
  private readonly held: Buffer[] = [];

  constructor(
    request: IncomingMessage,
    private readonly whenWhole: (body: Buffer) => void,
  ) {
    super(request);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.hold(chunk, typeof encoding === 'string' ? encoding : 'utf8');
    const called = typeof encoding === 'function' ? encoding : done;
    if (called) process.nextTick(called);
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Done, done?: Done): this {
    if (this.finished) return this;
    const called = [chunk, encoding, done].find((each) => typeof each === 'function') as Done | undefined;
    if (typeof chunk !== 'function') this.hold(chunk, typeof encoding === 'string' ? encoding : 'utf8');
    this.finished = true;
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
      called?.();
    });
    this.whenWhole(Buffer.concat(this.held));
    return this;
  }

  private hold(chunk: unknown, encoding: BufferEncoding): void {
    if (typeof chunk === 'string') this.held.push(Buffer.from(chunk, encoding));
    else if (chunk instanceof Uint8Array) this.held.push(Buffer.from(chunk));
  }
}
