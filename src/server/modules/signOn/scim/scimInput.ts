import { ScimError, URN } from './scimForm';

/** What a directory says of a person; what it does not name is absent. */
export interface ScimChange {
  userName?: string;
  externalId?: string;
  name?: string;
  title?: string;
  department?: string;
  language?: string;
  role?: string;
  active?: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of attributes, in small letters and without what chooses among values, as directories write them. */
const FIELDS: Readonly<Record<string, string>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  'name.formatted': 'formatted',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
  title: 'title',
  preferredlanguage: 'language',
  locale: 'locale',
  active: 'active',
  'roles.value': 'role',
  department: 'department',
};

const LONGEST = 300;

/** Reads a person as it is written when it is made or replaced. */
export function readUser(body: unknown): ScimChange {
  if (!isObject(body)) throw new ScimError(400, 'The body is not a JSON object.', 'invalidSyntax');
  return changeOf(flattened('', body));
}

/**
 * Reads a PATCH: `op` in any case, with a path or with an object of attributes; a truth value may be a text, as Entra ID writes
 * `"False"`. Attributes that are not kept are left out.
 */
export function readPatch(body: unknown): ScimChange {
  const operations = isObject(body) ? (body['Operations'] ?? body['operations']) : undefined;
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > 100) {
    throw new ScimError(400, 'Operations is missing.', 'invalidSyntax');
  }
  return changeOf(operations.flatMap(entriesOf));
}

type Entry = readonly [path: string, value: unknown];

function entriesOf(operation: unknown): Entry[] {
  if (!isObject(operation)) throw new ScimError(400, 'An operation is not an object.', 'invalidSyntax');
  const op = String(operation['op']).toLowerCase();
  const path = operation['path'];
  if (!['add', 'replace', 'remove'].includes(op)) throw new ScimError(400, `Unknown operation ${op}.`, 'invalidSyntax');
  if (op === 'remove') {
    if (typeof path !== 'string') throw new ScimError(400, 'remove needs a path.', 'invalidPath');
    return [[path, '']];
  }
  const { value } = operation;
  if (typeof path === 'string')
    return isObject(value) || Array.isArray(value) ? flattened(path, value) : [[path, value]];
  if (!isObject(value)) throw new ScimError(400, 'Without a path the value is an object.', 'invalidValue');
  return flattened('', value);
}

/** Every value with its path; of several roles the primary one, or the first. */
function flattened(path: string, value: unknown): Entry[] {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    const chosen = objects.find(({ primary }) => primary === true || primary === 'True') ?? objects[0];
    return chosen ? flattened(path, chosen) : typeof value[0] === 'string' ? [[`${path}.value`, value[0]]] : [];
  }
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => flattened(path ? `${path}.${name}` : name, inner));
}

/** `emails[type eq "work"].value` as `emails.value`, attributes of the extension by their name alone. */
function normalised(path: string): string {
  const prefix = [URN.enterprise, URN.user].find((urn) => path.toLowerCase().startsWith(urn.toLowerCase()));
  const rest = prefix ? path.slice(prefix.length).replace(/^[:.]/, '') : path;
  return rest.replace(/\[[^\]]*\]/g, '').toLowerCase();
}

function changeOf(entries: readonly Entry[]): ScimChange {
  const found = new Map<string, unknown>();
  for (const [path, value] of entries) {
    const field = FIELDS[normalised(path)] ?? (normalised(path) === 'roles' ? 'role' : undefined);
    if (field) found.set(field, value);
  }
  const text = (field: string) => {
    const value = found.get(field);
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') throw new ScimError(400, `${field} is not a text.`, 'invalidValue');
    return value.replaceAll('\0', '').trim().slice(0, LONGEST);
  };
  const both = fullName(text('givenName'), text('familyName'));
  const name = text('displayName') || text('formatted') || both;
  const language = text('language') ?? text('locale');
  return given({
    userName: text('userName')?.toLowerCase(),
    externalId: text('externalId'),
    name,
    title: text('title')?.slice(0, 60),
    department: text('department')?.slice(0, 60),
    language: language && (/^ko\b/i.test(language) ? 'ko' : 'en'),
    role: text('role') || undefined,
    active: found.has('active') ? truth(found.get('active')) : undefined,
  });
}

/** Korean names are written together, the family's first. */
function fullName(given: string | undefined, family: string | undefined): string | undefined {
  if (!given || !family) return undefined;
  return /^\p{Script=Hangul}+$/u.test(given + family) ? `${family}${given}` : `${given} ${family}`;
}

function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (/^true$/i.test(String(value))) return true;
  if (/^false$/i.test(String(value))) return false;
  throw new ScimError(400, 'active is neither true nor false.', 'invalidValue');
}

function given(change: Record<keyof ScimChange, unknown>): ScimChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as ScimChange;
}

/** What a list is limited to: one person by a name, or everybody. */
export interface ScimFilter {
  by: 'email' | 'external_id' | 'id';
  value: string;
}

const FILTER = /^\s*(userName|externalId|id|emails(?:\[type eq "work"\])?\.value)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i;

/** Reads a filter. One attribute that equals a value is all that directories use; anything else is refused. */
export function readFilter(filter: string | undefined): ScimFilter | null {
  if (filter === undefined || filter.trim() === '') return null;
  const [, name = '', quoted = ''] =
    FILTER.exec(filter) ??
    refuse('Filters are userName, emails.value, externalId or id with eq and a quoted value.', 'invalidFilter');
  const value = quoted.replace(/\\(.)/g, '$1');
  const by = name.toLowerCase() === 'externalid' ? 'external_id' : name.toLowerCase() === 'id' ? 'id' : 'email';
  return { by, value: by === 'email' ? value.toLowerCase() : value };
}

function refuse(detail: string, type: 'invalidFilter'): never {
  throw new ScimError(400, detail, type);
}

const MOST = 200;
const USUAL = 100;

/** Which part of a list; numbers out of bounds are brought within them, as RFC 7644 wants it. */
export function readPage(query: Readonly<Record<string, unknown>>): { startIndex: number; count: number } {
  const number = (name: string, otherwise: number) => {
    const value = Number(query[name] ?? otherwise);
    return Number.isFinite(value) ? Math.trunc(value) : otherwise;
  };
  return {
    startIndex: Math.min(Math.max(number('startIndex', 1), 1), 1_000_000),
    count: Math.min(Math.max(number('count', USUAL), 0), MOST),
  };
}
