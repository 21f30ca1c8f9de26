import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as auth from '../../src/contract/endpoints/auth';
import * as factor from '../../src/contract/endpoints/secondFactor';
import { reauth } from '../../src/contract/endpoints/user';
import type { PasskeyCreated, PasskeyQuestion, PasskeySigned } from '../../src/contract/entities/secondFactor';
import { type Caller, PASSWORD } from './people';
import type { TestServer } from './startServer';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

/** What an authenticator may do wrong. */
interface Wrong {
  origin?: string;
  rpId?: string;
  /** Signs without a fingerprint or a PIN. */
  unverified?: boolean;
  /** Signs what it was given before, not what it is given now. */
  challenge?: string;
  count?: number;
  userHandle?: string;
}

/** An authenticator in software: it makes one passkey (ES256) and signs with it, as a browser sends it. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private count = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {}

  create({ options }: PasskeyQuestion, wrong: Wrong = {}): PasskeyCreated {
    this.userHandle = (options['user'] as { id: string }).id;
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.pair.publicKey),
    ]);
    const authData = Buffer.concat([this.head(wrong, ATTESTED), credential]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', String(options['challenge']), wrong),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign({ options }: Pick<PasskeyQuestion, 'options'>, wrong: Wrong = {}): PasskeySigned {
    this.count += 1;
    const authData = this.head(wrong, 0);
    const clientDataJSON = this.client('webauthn.get', String(options['challenge']), wrong);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.pair.privateKey).toString('base64url'),
        userHandle: wrong.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private head({ rpId, unverified, count = this.count }: Wrong, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const flags = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | more;
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private client(type: string, requested: string, { challenge = requested, origin = this.origin }: Wrong): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}

const bytesHead = (length: number) =>
  length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];

/** A public key as authenticators write it: CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (label: number, value: string) => [label, ...bytesHead(32), ...Buffer.from(value, 'base64url')];
  return Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, ...point(0x21, x), ...point(0x22, y)]);
}

const cborText = (text: string) => [0x60 + text.length, ...Buffer.from(text)];

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
const attestation = (authData: Buffer) =>
  Buffer.from([
    0xa3,
    ...cborText('fmt'),
    ...cborText('none'),
    ...cborText('attStmt'),
    0xa0,
    ...cborText('authData'),
    ...bytesHead(authData.length),
    ...authData,
  ]);

/** Where browsers reach a test server: passkeys know no address of numbers. */
export const originOf = (server: Pick<TestServer, 'port'>) => `http://localhost:${server.port}`;

/** An authenticator app in software. */
export class App {
  private readonly totp: TOTP;

  constructor(key: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(key) });
  }

  /** The code of so many steps from a moment. */
  code(steps = 0, at = Date.now()): string {
    return this.totp.generate({ timestamp: at + steps * 30_000 });
  }
}

/** Enters the password again. */
export const beFresh = (person: Caller) => person.ok(reauth, { body: { password: PASSWORD } });

/** Sets an authenticator app up; gives it with the recovery codes. Its first code is used up. */
export async function withApp(person: Caller, at?: number): Promise<{ app: App; codes: string[] }> {
  await beFresh(person);
  const { challenge, key } = await person.ok(factor.newApp);
  const app = new App(key);
  const { recovery_codes } = await person.ok(factor.confirmApp, { body: { challenge, code: app.code(-1, at) } });
  return { app, codes: recovery_codes ?? [] };
}

/** Makes a passkey for a person. */
export async function withPasskey(person: Caller, origin: string, name = '노트북'): Promise<Authenticator> {
  await beFresh(person);
  const authenticator = new Authenticator(origin);
  const question = await person.ok(factor.newPasskeyQuestion);
  const passkey = authenticator.create(question);
  await person.ok(factor.addPasskey, { body: { challenge: question.challenge, name, passkey } });
  return authenticator;
}

/** Gives the right password, and expects a question for the second factor. */
export async function requestedAtSignIn(caller: Caller, email: string) {
  const answer = await caller.call(auth.login, { body: { email, password: PASSWORD } });
  if (answer.mcode !== 2014) throw new Error(`not asked for a second factor: ${JSON.stringify(answer)}`);
  return (answer.data as unknown as { factor: { challenge: string; methods: string[]; expires_at: string } }).factor;
}
