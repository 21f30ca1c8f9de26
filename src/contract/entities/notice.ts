import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { NOTICE_TOPICS, NOTICE_WAYS } from '../noticeTopics';
import { uuid } from '../values';

const ways = z.array(z.enum(NOTICE_WAYS)).max(NOTICE_WAYS.length);
const digestHour = z.number().int().min(0).max(23);

/** How the person is notified, by topic. `text_on`: this installation sends text messages. */
export const noticeSettings = z
  .object({
    ways: z.record(z.enum(NOTICE_TOPICS), ways),
    digest_hour: digestHour,
    text_on: z.boolean(),
    /** The phone number of the profile was proved by a code. */
    phone_verified: z.boolean(),
  })
  .register(apiSchemas, { id: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** What is left out stays as it is. */
export const noticeSettingsChange = z.object({
  ways: z.partialRecord(z.enum(NOTICE_TOPICS), ways).optional(),
  digest_hour: digestHour.optional(),
});
export type NoticeSettingsChange = z.infer<typeof noticeSettingsChange>;

/** A device on which the person gets notifications; its address at the push service never leaves the server. */
export const pushDevice = z
  .object({
    id: uuid,
    user_agent: z.string(),
    created_at: z.string(),
    /** When a notification last reached the push service for it. */
    last_used_at: z.string().nullable(),
    /** Turned on in the login of this call. */
    current: z.boolean(),
  })
  .register(apiSchemas, { id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDevice>;

/** The devices of the person, and the public key with which a browser subscribes. */
export const pushDevices = z
  .object({ key: z.string(), items: z.array(pushDevice) })
  .register(apiSchemas, { id: 'PushDevices' });
export type PushDevices = z.infer<typeof pushDevices>;

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'base64url');

/** A subscription as the browser made it: where the push service takes messages, and the keys that they are encrypted with. */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  p256dh: base64url(87),
  auth: base64url(22),
  /** The public key with which it was made. */
  key: base64url(87),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** What a device shows of a notification: nothing that its list in the app does not say. */
export const pushPayload = z.object({
  id: uuid,
  /** Whose notification it is: a device that somebody else signed in on shows nothing of it. */
  reader: uuid,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** In the reader's language. */
  path: z.string(),
  language: z.enum(['ko', 'en']),
});
export type PushPayload = z.infer<typeof pushPayload>;
