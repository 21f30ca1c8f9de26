import { createHash, createHmac, randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

export interface S3Server {
  /** Settings with which the product finds it. */
  env: Record<string, string>;
  /** What lies in the bucket, by key. */
  objects: Map<string, Buffer>;
  /** From now on: answer, refuse everything as a broken store does, or take the request and never answer. */
  behave(as: 'well' | 'failing' | 'hanging'): void;
  stop(): Promise<void>;
}

const REGION = 'seoul-test';
const BUCKET = 'stlbs-files';

/**
 * A small S3: objects of one bucket by PUT, GET and DELETE, kept in memory. It checks every signature (AWS Signature
 * Version 4) and the hash of what is sent, so a wrong secret or an altered body is refused as a real one does.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const id = `AK${randomUUID().slice(0, 12)}`;
  const secret = randomUUID();
  let mood: Parameters<S3Server['behave']>[0] = 'well';

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (mood === 'hanging') return;
      if (mood === 'failing') return reject(response, 503, 'SlowDown');
      const body = Buffer.concat(chunks);
      if (!isSigned(request, body, { id, secret })) return reject(response, 403, 'SignatureDoesNotMatch');
      const { pathname } = new URL(request.url ?? '/', 'http://s3');
      if (!pathname.startsWith(`/${BUCKET}/`)) return reject(response, 404, 'NoSuchBucket');
      serve(request, response, objects, decodeURIComponent(pathname.slice(BUCKET.length + 2)), body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: id,
      S3_SECRET_ACCESS_KEY: secret,
    },
    objects,
    behave: (as) => {
      mood = as;
      // A caller whose answer did not come calls again.
      if (as !== 'hanging') server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(
  { method }: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
  key: string,
  body: Buffer,
): void {
  const object = objects.get(key);
  if (method === 'PUT') {
    objects.set(key, body);
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  } else if (method === 'GET' && object) {
    response.writeHead(200, { 'content-length': object.length }).end(object);
  } else if (method === 'GET') {
    reject(response, 404, 'NoSuchKey');
  } else if (method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else {
    reject(response, 405, 'MethodNotAllowed');
  }
}

function reject(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Whether a request was signed with the secret, as AWS Signature Version 4 describes it. */
function isSigned(request: IncomingMessage, body: Buffer, key: { id: string; secret: string }): boolean {
  const { authorization = '' } = request.headers;
  const [, id, day, region, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const content = String(request.headers['x-amz-content-sha256']);
  if (id !== key.id || region !== REGION || !day) return false;
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return false;
  const url = new URL(request.url ?? '/', 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${key.secret}`, day), region));
  return hmac(signing, text).toString('hex') === given;
}
