import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { KEY_RIGHTS } from '../rights';
import { shortText, someOf, uuid } from '../values';

/** For how many days a key may be valid. */
export const KEY_DAYS = [30, 90, 180, 365] as const;
export const MOST_KEYS = 20;

export const keyRight = z.enum(KEY_RIGHTS);

/** A key of the company's other systems. The key itself is shown once, where it is made. */
export const apiKey = z
  .object({
    id: uuid,
    name: z.string(),
    /** How the key begins, to recognise it by. */
    begins: z.string(),
    rights: z.array(keyRight),
    state: z.enum(['active', 'expired', 'revoked']),
    /** Null once the person has left the company. */
    made_by: z.string().nullable(),
    created_at: z.string(),
    expires_at: z.string(),
    revoked_at: z.string().nullable(),
    /** To the minute, and some minutes late; null while it was not used. */
    last_used_at: z.string().nullable(),
    /** The network address it was last used from. */
    last_used_from: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyInput = z.object({
  name: shortText(40).min(1),
  rights: someOf(KEY_RIGHTS),
  valid_days: z.union(KEY_DAYS.map((days) => z.literal(days))),
});

export const madeApiKey = z.object({ key: apiKey, token: z.string() }).register(apiSchemas, { id: 'MadeApiKey' });
