/**
 * What Node and PostgreSQL call a database that is away, is going, is coming up, takes no more connections, or gave up on
 * a statement that took too long (PostgreSQL's manual, appendix A: classes 08, 53 and 57).
 */
const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
const STATES = /^(08...|53[0-4]..|57014|57P0[1-5])$/;

/** The driver's own words, which carry no code, for a connection lost in the middle or not to be had in time. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection ended|not queryable/i;

/** Whether an error means that the database does not answer now, as against a mistake of ours that would come again. */
export function isOutage(error: unknown): boolean {
  for (let one = error as { code?: unknown; message?: unknown; cause?: unknown } | undefined; one; ) {
    if (typeof one.code === 'string' && (AWAY.has(one.code) || STATES.test(one.code))) return true;
    if (typeof one.message === 'string' && one.code === undefined && WORDS.test(one.message)) return true;
    one = one.cause as typeof one;
  }
  return false;
}
