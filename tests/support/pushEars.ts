import WebSocket from 'ws';
import { until } from './until';

export interface Ears {
  socket: WebSocket;
  opened: Promise<void>;
  /** Resolves to the code with which the socket was closed. */
  closed: Promise<number>;
  messages: Array<Record<string, string>>;
  /** The first message of a kind, once it has come. */
  next(kind: string): Promise<Record<string, string>>;
  close(): void;
}

/** A push socket as the browser opens it. */
export function listen(url: string, token: string | undefined): Ears {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/push?t=${token ?? ''}`);
  const messages: Ears['messages'] = [];
  const opened = new Promise<void>((resolve) => socket.on('open', () => resolve()));
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('error', () => undefined);
  socket.on('message', (data) =>
    messages.push(JSON.parse((data as Buffer).toString('utf8')) as Record<string, string>),
  );
  return {
    socket,
    opened,
    closed,
    messages,
    next: (kind) =>
      until(
        () => `${kind} among ${JSON.stringify(messages)}`,
        () => messages.find((message) => message.kind === kind),
      ),
    close: () => socket.close(),
  };
}
