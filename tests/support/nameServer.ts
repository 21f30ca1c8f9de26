import { createSocket } from 'node:dgram';

const TXT = 16;
const HEADER = 12;

/** A name server on this machine that knows TXT records: a real one, by UDP, on any port unless one is named. */
export async function startNameServer(port = 0) {
  const texts = new Map<string, string[]>();
  let silent = false;
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    if (!silent) socket.send(answerTo(query, texts), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(port, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name: string, ...values: string[]) => void texts.set(name, values),
    clear: (name: string) => void texts.delete(name),
    answerNothing: (on: boolean) => {
      silent = on;
    },
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  };
}

export type NameServer = Awaited<ReturnType<typeof startNameServer>>;

function answerTo(query: Buffer, texts: ReadonlyMap<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(HEADER, at + 5);
  const isText = query.readUInt16BE(at + 1) === TXT;
  const found = isText ? (texts.get(labels.join('.').toLowerCase()) ?? []) : [];
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, question, ...found.map(record)]);
}

function record(text: string): Buffer {
  const parts = text.match(/.{1,255}/g) ?? [''];
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
