/** What people are notified of, as they choose it: each kind of event belongs to one topic. The order is that of the page. */
export const NOTICE_TOPICS = [
  'deadline',
  'bid',
  'approval',
  'matched',
  'invited',
  'request_changed',
  'lost',
  'quotation',
  'question',
  'closing',
  'award',
  'order',
  'payment',
  'claim',
  'bank_account',
  'message',
  'stock',
  'company',
] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/**
 * The ways in which a notification reaches a person · `app`: counted at the bell; without it the notification stands in the list as
 * read · `push`: on the devices that the person turned on · `mail`: at once · `digest`: once a day with the others, in the
 * place of `mail` · `text`: to the phone.
 */
export const NOTICE_WAYS = ['app', 'push', 'mail', 'digest', 'text'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Topics that are lost when they are read too late: only these go to a phone as a text message. */
export const URGENT_TOPICS = ['deadline', 'bid', 'approval'] as const satisfies readonly NoticeTopic[];

/** Topics whose mail protects the money of both sides: it cannot be turned off. */
export const REQUIRED_TOPICS = ['bank_account'] as const satisfies readonly NoticeTopic[];

/** Ready choices over all topics. */
export const NOTICE_PRESETS = ['all', 'urgent', 'daily'] as const;
export type NoticePreset = (typeof NOTICE_PRESETS)[number];

/** When the daily mail goes unless the person chose another hour, in Seoul. */
export const DIGEST_HOUR = 8;
/** Devices of one person that may be turned on at once; one more takes the place of the oldest. */
export const MOST_PUSH_DEVICES = 20;
/** In Seoul: text messages about the trade wait until the end of the night. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;
