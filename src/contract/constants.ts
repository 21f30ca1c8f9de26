/** Display name of the product, per language. */
export const BRAND = { ko: '스틸베이스', en: 'Steelbase' } as const;

export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Used where neither a page nor a stored language decides. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The time unit of cookies: a month of 30 days, in seconds. */
export const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Namespaces of texts that every page has: the frame's and the primitives'. */
export const SHARED_NAMESPACES = ['global', 'shell', 'layout', 'ui'] as const;

export const COOKIES = {
  access: { name: 'ACCESS_TOKEN', months: 1 },
  refresh: { name: 'REFRESH_TOKEN', months: 3 },
  language: { name: 'LANGUAGE', months: 3 },
  session: { name: 'STLBS_SESSION_ID', months: 12 },
  login: { name: 'LOGIN', months: 3 },
  theme: { name: 'THEME', months: 12 },
} as const;

/** Local-storage key of the profile subset kept while logged in. */
export const PROFILE_STORAGE_KEY = 'biginsite';

export const ACCESS_TOKEN_SECONDS = 30 * 60;
export const REFRESH_TOKEN_SECONDS = 90 * 24 * 60 * 60;
/** The most days for which somebody stands in for an absent member; named again, it may go on. */
export const DEPUTY_DAYS = 92;
/** How long a re-entered password keeps a login fresh. */
export const RECENT_AUTHENTICATION_SECONDS = 10 * 60;

export const REQUEST_TIMEOUT_MS = 3 * 10 * 1000;
export const REFRESH_ATTEMPTS = 3;
export const QUERY_FRESH_MS = 5 * 60 * 1000;
export const PROFILE_FRESH_MS = MONTH_SECONDS * 1000;
/** Where three failed refreshes lead. */
export const SIGN_IN_ROUTE = '/auth/login';

/** The deadline of a request: this hour of its day, in Seoul. */
export const DEADLINE_HOUR_SEOUL = 17;
export const DEADLINE_SUFFIX = { ko: ', 17:00', en: ', 08:00 GMT+0' } as const;
/** Business days a seller has to answer a bid. */
export const BID_ANSWER_BUSINESS_DAYS = 2;
/** Business days in which the payment of an open-stock order is to be reported before it lapses. */
export const STOCK_PAYMENT_BUSINESS_DAYS = 2;
/** Business days for which listed stock is reserved while its purchase waits for approval: as long as for an unpaid order. */
export const STOCK_HOLD_BUSINESS_DAYS = 2;
/** Days after which an unanswered shipment counts as received, from the day it should arrive or else from its entry. */
export const RECEIPT_DAYS = 7;
/** Days before that on which the buyer is reminded. */
export const RECEIPT_REMINDER_DAYS = 2;
/** Months after the last receipt in which a finished order still takes claims: what a hidden defect has by Article 69 of the Commercial Act. */
export const CLAIM_MONTHS = 6;

/** The header in which an answer of the API carries the server's time in ms. */
export const SERVER_TIME_HEADER = 'x-server-time';
/** The metric of `Server-Timing` in which a page carries the same. */
export const SERVER_TIME_METRIC = 'clock';

/** Lines of a request: it is written in one transaction, and everybody waits while its lines are checked. */
export const MAX_LINES = 5000;
/** Lines that are read of one list; a longer one than a request holds is taken over in parts. */
export const MAX_READ_LINES = 20_000;
/** A mail as it came in: a file of the greatest size in letters, with its text. */
export const MAX_MAIL_BYTES = 16 * 1024 * 1024;
export const MAX_LINE_TEXT = 2000;
/** Characters kept of the words that a lot was read from. */
export const MAX_LOT_TEXT = 500;
/** Cells of a list's row that no field of the line holds: how many are kept, and how long each may be. */
export const MAX_HEADING = 120;
export const MAX_OWN_CELLS = 20;
export const MAX_OWN_TITLE = 60;
export const MAX_OWN_TEXT = 200;
export const MAX_UNREAD_TEXT = 200;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Versions of the required documents in force; registering means consent to them. */
export const REQUIRED_DOCUMENTS = { terms: '2026-11-01', privacy: '2026-11-01' } as const;

/** Password given to the two demo logins. */
export const DEMO_PASSWORD = 'stlbs-demo-1';
export const DEMO_LOGINS = { buyer: 'buyer@stlbs.test', seller: 'seller@stlbs.test' } as const;

/** Days after which a job application and its file are deleted; the privacy policy says the same. */
export const APPLICATION_KEPT_DAYS = 180;

/** What words find is counted exactly up to here; one more stands for "more than that". */
export const MOST_COUNTED = 2_000;

/** The code that sends a user without company data to complete it. */
export const LEGACY_USER_MCODE = 2008;

/** The code for a person without the second factor that the company requires. */
export const SECOND_FACTOR_MISSING_MCODE = 2015;

/** Rows beyond which a record does not travel within its page: its HTML, and the time to draw it, would grow with them. */
export const MOST_PAGE_ROWS = 250;

/** Rules of a company's approval line, and steps of one rule, at most. */
export const MAX_APPROVAL_RULES = 20;
export const MAX_APPROVAL_STEPS = 8;
/** Most files on one record. */
export const MAX_ATTACHMENTS = 20;
/** The longest period that statistics cover, in months. */
export const LONGEST_PERIOD = 36;
/** The longest time until its deadline that a seller's list can be narrowed to, in hours. */
export const MOST_DUE_HOURS = 720;
