import { useEffect } from 'react';
import { serverNow } from '../../clock';
import { lendRecovery, type RecoveryStore, type TypedValues } from '../../ui/recovery/recoveryStore';
import { withoutLanguage } from '../language/withoutLanguage';
import { hasLoginSign } from './browserApi';
import { onSession } from './sessionEvents';
import { useSession } from './useSession';

const PREFIX = 'stlbs.typed:';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

interface Entry {
  owner: string;
  at: number;
  values: TypedValues;
}

/** Who reads now. */
let reader: string | undefined;
/** Whose forms are on the page: a login may go before they do. */
let owner: string | undefined;

if (typeof window !== 'undefined') {
  onSession((event, from) => {
    if (event === 'in' || event === 'out') reader = undefined;
    if (event !== 'leaving' || from !== 'here') return;
    owner = undefined;
    forgetOthers(undefined);
  });
}

/**
 * Lends forms a place for what was typed when the login ended under them: this tab's session storage, for seven days, under
 * page, form and person. Another person's sign-in here removes it, and a tab in which somebody signs out keeps nothing.
 */
export function useFormRecovery(): void {
  const id = useSession().profile?.id;
  useEffect(() => {
    if (id === undefined) return;
    reader = id;
    owner = id;
    forgetOthers(id);
    // A store of its own for each reader, so that forms that are open look again.
    lendRecovery({ ...store });
  }, [id]);
}

const store: RecoveryStore = {
  keyOf: (form) => `${PREFIX}${withoutLanguage(window.location.pathname)}:${form}`,
  keep: (key, typed) => {
    if (owner === undefined || hasLoginSign()) return;
    const values = typed();
    if (isAny(values)) write(key, { owner, at: serverNow(), values });
  },
  keepNow: (key, values) => {
    if (!isAny(values)) return true;
    return owner !== undefined && write(key, { owner, at: serverNow(), values });
  },
  kept: (key) => {
    const entry = read(key);
    return entry !== null && entry.owner === reader && isFresh(entry) ? entry.values : null;
  },
  forget: (key) => sessionStorage.removeItem(key),
};

const isAny = (values: TypedValues) => Object.values(values).some((value) => value !== '');

const isFresh = ({ at }: Entry) => serverNow() - at < KEPT_MS;

function read(key: string): Entry | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Entry | null;
  } catch {
    return null;
  }
}

/** False in a browser without room. */
function write(key: string, entry: Entry): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** Removes what is not this person's, or too old. */
function forgetOthers(person: string | undefined): void {
  for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(PREFIX))) {
    const entry = read(key);
    if (entry === null || entry.owner !== person || !isFresh(entry)) sessionStorage.removeItem(key);
  }
}
