import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { addPushDevice, listPushDevices } from '../../src/contract/endpoints/notice';
import { type PushPayload, pushPayload } from '../../src/contract/entities/notice';
import type { Caller } from './people';

/** A message as a push service got it, and what the browser makes of it. */
interface Pushed {
  headers: Record<string, string>;
  path: string;
  /** As it travelled. */
  body: Buffer;
}

/** A push service on this machine; `answer` says how it answers. */
export async function startPushService(
  answer: (response: http.ServerResponse) => void = (response) => response.writeHead(201).end(),
) {
  const pushed: Pushed[] = [];
  let answering = answer;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      pushed.push({ headers, path: request.url ?? '', body: Buffer.concat(parts) });
      answering(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    answer: (other: typeof answer) => {
      answering = other;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A browser that subscribes at a push service: it alone can read what is sent to it. */
export function browserAt(origin: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(16).toString('base64url')}`;
  const subscription = {
    endpoint: `${origin}${path}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return {
    subscription,
    path,
    /** What a message to it says. */
    read: ({ body }: Pushed): PushPayload => pushPayload.parse(JSON.parse(opened(body, keys, auth))),
  };
}
type TestBrowser = ReturnType<typeof browserAt>;

/** Turns notifications on for a person in a browser. */
export async function turnOn(person: Caller, browser: TestBrowser) {
  const { key } = await person.ok(listPushDevices);
  return person.ok(addPushDevice, { body: { ...browser.subscription, key } });
}

/** A device of a person at a push service that nobody reaches. */
export async function pushDeviceOf(person: Caller): Promise<string> {
  const { items } = await turnOn(person, browserAt('https://push.stlbs.test'));
  return items[0]?.id ?? '';
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** Opens a message of one record by the key schedule of RFC 8291 and the content coding of RFC 8188. */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + idLength);
  const sealed = body.subarray(SALT_BYTES + 5 + idLength);
  const shared = keys.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The claims of the token by which a message proves its sender (RFC 8292); throws where it does not. */
export function provenSender({ headers }: Pushed, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers['authorization'] ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
