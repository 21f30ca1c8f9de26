import net from 'node:net';

export interface TcpRelay {
  port: number;
  /** Ends every connection and takes no more, as a machine does that is away; `up` takes them again. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A wire to a port of this machine that a test can cut, or lead elsewhere: new connections go where `target` says by then. */
export async function startRelay(target: number | (() => number)): Promise<TcpRelay> {
  const open = new Set<net.Socket>();
  const relay = net.createServer((near) => {
    const far = net.connect(typeof target === 'number' ? target : target(), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve));
  const down = () => {
    const closed = new Promise<void>((resolve) => (relay.listening ? relay.close(() => resolve()) : resolve()));
    for (const socket of open) socket.destroy();
    return closed;
  };
  await listen(0);
  const { port } = relay.address() as net.AddressInfo;
  return { port, down, up: () => listen(port), stop: down };
}
