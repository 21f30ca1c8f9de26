import { describe, expect, it } from 'vitest';
import { readFilter, readPage, readPatch, readUser } from './scimInput';

const patch = (...Operations: object[]) => readPatch({ Operations });

describe('a change, as directories write it', () => {
  it.each([
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [{ op: 'replace', path: 'active', value: false }, { active: false }],
    [{ op: 'Add', path: 'active', value: 'true' }, { active: true }],
    [{ op: 'replace', value: { active: false } }, { active: false }],
    [
      { op: 'Replace', value: { displayName: '김', title: '과장' } },
      { name: '김', title: '과장' },
    ],
    [{ op: 'replace', value: { 'name.formatted': '김담당' } }, { name: '김담당' }],
    [{ op: 'remove', path: 'title' }, { title: '' }],
    [{ op: 'Add', path: 'roles', value: [{ value: 'buyer', primary: true }] }, { role: 'buyer' }],
    [{ op: 'Replace', path: 'roles[primary eq "True"].value', value: 'viewer' }, { role: 'viewer' }],
    [{ op: 'Replace', path: 'phoneNumbers[type eq "work"].value', value: '02-1' }, {}],
    [
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: '구매' },
      { department: '구매' },
    ],
  ])('%j', (operation, change) => expect(patch(operation)).toEqual(change));

  it('of given and family name together', () => {
    const names = (family: string, given: string) => [
      { op: 'Replace', path: 'name.familyName', value: family },
      { op: 'Replace', path: 'name.givenName', value: given },
    ];
    expect(patch(...names('김', '담당'))).toEqual({ name: '김담당' });
    expect(patch(...names('Kim', 'Mina'))).toEqual({ name: 'Mina Kim' });
  });

  it.each([
    [{}],
    [{ Operations: [] }],
    [{ Operations: [null] }],
    [{ Operations: [{ op: 'replace' }] }],
    [{ Operations: [{ op: 'remove' }] }],
    [{ Operations: [{ op: 'replace', path: 'title', value: 7 }] }],
  ])('%j is none', (body) => expect(() => readPatch(body)).toThrow());
});

it('a person is read from the extension and the first role too', () => {
  const body = {
    userName: 'A@B.Example',
    roles: [{ value: 'viewer' }],
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: '설계' },
    locale: 'ko-KR',
  };
  expect(readUser(body)).toEqual({ userName: 'a@b.example', role: 'viewer', department: '설계', language: 'ko' });
});

describe('a filter', () => {
  it.each([
    ['userName eq "A@b.c"', { by: 'email', value: 'a@b.c' }],
    ['USERNAME EQ "a\\"b"', { by: 'email', value: 'a"b' }],
    ['emails[type eq "work"].value eq "a@b.c"', { by: 'email', value: 'a@b.c' }],
    ['externalId eq "X1"', { by: 'external_id', value: 'X1' }],
  ])('%s', (filter, read) => expect(readFilter(filter)).toEqual(read));
  it.each(['userName sw "a"', 'userName eq a', 'userName eq "a" and active eq true', 'x'])('%s is refused', (filter) =>
    expect(() => readFilter(filter)).toThrow(),
  );
  it('may be missing', () => expect(readFilter(undefined)).toBeNull());
});

it('a page stays within its bounds', () => {
  expect(readPage({})).toEqual({ startIndex: 1, count: 100 });
  expect(readPage({ startIndex: '0', count: '-1' })).toEqual({ startIndex: 1, count: 0 });
  expect(readPage({ startIndex: 'x', count: '9999' })).toEqual({ startIndex: 1, count: 200 });
});
