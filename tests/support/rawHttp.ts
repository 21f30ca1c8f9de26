import { connect, type Socket } from 'node:net';
import { PATIENCE_MS } from './until';

export interface RawAnswer {
  /** Every byte that came back. */
  text: string;
  /** The status of each answer in it, in their order. */
  statuses: number[];
  /** Whether the server ended the connection. */
  closed: boolean;
}

/** What a client of our own making would not send: bytes as given, then whatever comes back until `ms` have passed or the server closes. */
export function sendRaw(port: number, bytes: string, ms = PATIENCE_MS): Promise<RawAnswer> {
  const { socket, heard } = openRaw(port);
  socket.write(bytes, 'latin1');
  return heard(ms);
}

/** The same, for bytes that come bit by bit. */
export function openRaw(port: number): { socket: Socket; heard(ms?: number): Promise<RawAnswer> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A reset is one of the answers that are looked for.
  socket.on('error', () => undefined);
  const ended = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  const heard = async (ms = PATIENCE_MS) => {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());
    const closed = await Promise.race([ended, late]);
    socket.destroy();
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    return { text, statuses, closed };
  };
  return { socket, heard };
}
