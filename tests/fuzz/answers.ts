import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';
import { errorEnvelopeSchema } from '../../src/contract/envelope';
import { errorTable } from '../../src/contract/errors';

/** One answer as it came over the wire. */
export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** What must never be read in an answer: where the code lies, what the database said, what the process knows. */
const INSIDE =
  /\n\s+at .+[:(]\d+|node_modules|\bsrc\/server\b|dist\/server|PostgresError|DrizzleQueryError|pg_catalog|syntax error at|violates (check|foreign key|unique|not-null)|invalid byte sequence|invalid input syntax|password_hash|JWT_SECRET|DATABASE_URL|root:x:0/i;

const byCode = new Map(Object.values(errorTable).map(({ mcode, status }) => [mcode, status]));
const envelope = z.object({ mcode: z.number(), message: z.string(), data: z.unknown() });

/** What is wrong with an answer, in a word; null when it is as the contract says. */
export function faultOf(endpoint: Endpoint, { status, type, text }: Reply): string | null {
  if (status >= 500) return `status ${status}`;
  if (INSIDE.test(text)) return `tells of its inside: ${INSIDE.exec(text)?.[0]}`;
  if (!type.includes('json')) return fileFault(endpoint, status, type);
  const read = envelope.safeParse(JSON.parse(text));
  if (!read.success) return 'no envelope';
  const { mcode, data } = read.data;
  if (mcode === 0) {
    const schema = endpoint.response.safeParse(data);
    return schema.success ? null : `answer is not of its schema: ${schema.error.issues[0]?.path.join('.')}`;
  }
  if (!byCode.has(mcode)) return `unknown mcode ${mcode}`;
  if (byCode.get(mcode) !== status) return `mcode ${mcode} under status ${status}`;
  return errorEnvelopeSchema.safeParse(read.data).success ? null : 'refusal is not of its schema';
}

function fileFault(endpoint: Endpoint, status: number, type: string): string | null {
  if (status >= 300 && status < 400) return null;
  if (status === 200 && endpoint.file?.some((one) => type.startsWith(one.split(';')[0] ?? one) || one === '*/*'))
    return null;
  return `answers ${type || 'nothing'} under status ${status}`;
}
