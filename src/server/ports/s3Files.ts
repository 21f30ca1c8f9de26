import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../env';
import type { Files } from './files';

/** A person waits for the answer and a connection of the database with him, so a store that hangs is given up soon. */
const ATTEMPTS = 2;
const CONNECT_MS = 2_000;
const ANSWER_MS = 4_000;
/** After so many failures in a row nobody waits for the store any more until a while has passed. */
const MOST_FAILURES = 3;
const REST_MS = 5_000;

/** Keeps files in a bucket of any S3. A file is complete or absent: an object appears whole or not at all. */
export function s3Files(settings: S3Settings): Files {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as a part of the host name need DNS that self-hosted stores rarely have.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's do not know the newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
  const unlessDown = breaker();
  const at = (id: string) => ({ Bucket: bucket, Key: `${id.slice(0, 2)}/${id}` });
  return {
    async put(id, bytes) {
      const command = new PutObjectCommand({ ...at(id), Body: bytes, ContentLength: bytes.length });
      await unlessDown(() => client.send(command));
    },
    async get(id) {
      try {
        return await unlessDown(async () => {
          const { Body } = await client.send(new GetObjectCommand(at(id)));
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(id) {
      await unlessDown(() => client.send(new DeleteObjectCommand(at(id))));
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NotFound');

/** A store that does not answer must not hold up everybody who has nothing to do with files. */
function breaker() {
  let failures = 0;
  let restUntil = 0;
  return async <T>(action: () => Promise<T>): Promise<T> => {
    if (Date.now() < restUntil) throw new Error('the file store failed a moment ago and rests');
    try {
      const result = await action();
      failures = 0;
      return result;
    } catch (error) {
      if (isMissing(error)) throw error;
      failures += 1;
      if (failures >= MOST_FAILURES) restUntil = Date.now() + REST_MS;
      throw error;
    }
  };
}
