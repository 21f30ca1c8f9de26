import { DAY_MS } from '../time/spans';

/** How long a changed account waits before it is used, unless a second member confirms it. */
const WAIT_MS = DAY_MS;
/** A company that is being set up enters the first account of each currency without waiting. */
const SET_UP_MS = DAY_MS;

interface Beginning {
  /** An account of this currency stands, or once did. */
  hadOne: boolean;
  /** An account of another currency stands: orders in this currency are paid to it as long as there is no other. */
  hasOther: boolean;
  founded: Date;
}

/** From when a newly set account is used; the same instant where it takes nobody's place. */
export function accountUsedFrom({ hadOne, hasOther, founded }: Beginning, now: Date): Date {
  const settingUp = now.getTime() - founded.getTime() < SET_UP_MS;
  const free = !hadOne && (!hasOther || settingUp);
  return free ? now : new Date(now.getTime() + WAIT_MS);
}

/** Who joined a moment ago confirms no account: a thief would let a second self in first. */
export function mayConfirmAccount(
  person: { id: string; member_since: Date | null },
  setBy: string,
  now: Date,
): boolean {
  const since = person.member_since;
  return person.id !== setBy && since !== null && now.getTime() - since.getTime() >= WAIT_MS;
}
