import { expect, test } from 'vitest';
import type { Approver } from '../../contract/entities/approval';
import { type Colleague, decidersOf, lastHas, stepFault } from './approvers';

const person = (id: string, change: Partial<Colleague> = {}): Colleague => ({
  id,
  name: id,
  is_owner: false,
  role: 'buyer',
  own_role_id: null,
  own_rights: null,
  stands_in_for: [],
  keys: [],
  ...change,
});
const boss = person('boss', { is_owner: true, role: 'member' });
const viewer: Approver = { kind: 'role', role: 'viewer', own_role_id: null };
const idsOf = (people: Colleague[], approver: Approver, requester = 'asks') => {
  const { deciders, owners_stand_in } = decidersOf(people, approver, requester);
  return { ids: deciders.map(({ id }) => id), owners_stand_in };
};

test('everybody with the role decides, and their deputies, but not who requested it', () => {
  const people = [person('a', { role: 'viewer' }), person('d', { role: 'warehouse', stands_in_for: ['a'] }), boss];
  expect(idsOf(people, viewer)).toEqual({ ids: ['a', 'd'], owners_stand_in: false });
  // The deputy of the person who requested it has no say in that person's place.
  expect(idsOf(people, viewer, 'a')).toEqual({ ids: ['boss'], owners_stand_in: true });
});

test('what a key requests its maker does not decide, nor a deputy in the place of the maker', () => {
  const people = [
    person('a', { role: 'viewer', keys: ['asks'] }),
    person('d', { role: 'warehouse', stands_in_for: ['a'] }),
    boss,
  ];
  expect(idsOf(people, viewer)).toEqual({ ids: ['boss'], owners_stand_in: true });
  expect(idsOf(people, viewer, 'other').ids).toEqual(['a', 'd']);
});

test('an own role is the one that is named, and an approver sees prices', () => {
  const own = (own_role_id: string, own_rights: string[]) => ({ role: 'own' as const, own_role_id, own_rights });
  const people = [person('a', own('1', ['see_prices'])), person('b', own('2', ['see_prices'])), boss];
  expect(idsOf(people, { kind: 'role', role: 'own', own_role_id: '1' }).ids).toEqual(['a']);
  expect(idsOf([person('a', own('1', ['pay'])), boss], { kind: 'role', role: 'own', own_role_id: '1' })).toEqual({
    ids: ['boss'],
    owners_stand_in: true,
  });
});

test('where nobody is left but the requester, nobody decides', () => {
  expect(idsOf([boss], { kind: 'owner' }, 'boss')).toEqual({ ids: [], owners_stand_in: false });
  expect(idsOf([boss], { kind: 'person', account_id: 'gone' }, 'boss').ids).toEqual([]);
});

test('a step can be decided when somebody else awards than the one who approves', () => {
  expect(stepFault([boss], { kind: 'owner' }, 'award')).toBe('only_requester');
  expect(stepFault([boss, person('b')], { kind: 'owner' }, 'award')).toBeNull();
  expect(stepFault([boss, person('v', { role: 'viewer' })], viewer, 'award')).toBeNull();
  expect(stepFault([boss, person('w', { role: 'warehouse' })], { kind: 'person', account_id: 'w' }, 'award')).toBe(
    'nobody',
  );
});

test('the right for a last approval counts of who may give it, not of earlier stages or of the requester', () => {
  const people = [person('asks', { is_owner: true, role: 'member' }), person('v', { role: 'viewer' }), boss];
  const steps = (...approvers: Approver[]) => approvers.map((approver, index) => ({ approver, stage: index + 1 }));
  const has = (of: Colleague[], ...approvers: Approver[]) => lastHas(of, steps(...approvers), 'asks', 'exceed_budget');
  expect(has(people, viewer, { kind: 'owner' })).toBe(true);
  expect(has(people, { kind: 'owner' }, viewer)).toBe(false);
  expect(has(people.slice(0, 2), { kind: 'owner' })).toBe(false);
  expect(has([...people, person('d', { role: 'viewer', stands_in_for: ['boss'] })], { kind: 'owner' })).toBe(true);
});

test('a person who is named decides, an owner as owner, and nobody who does not see prices', () => {
  const named: Approver = { kind: 'person', account_id: 'a' };
  const people = [person('a'), person('b'), boss];
  expect(idsOf(people, named)).toEqual({ ids: ['a'], owners_stand_in: false });
  expect(idsOf(people, { kind: 'owner' })).toEqual({ ids: ['boss'], owners_stand_in: false });
  expect(idsOf([person('a', { role: 'warehouse' }), boss], named)).toEqual({ ids: ['boss'], owners_stand_in: true });
  expect(idsOf([person('a'), boss], { kind: 'owner' }, 'boss')).toEqual({ ids: [], owners_stand_in: false });
});

test('nobody but who may request counts as another one, and two approvers serve each other', () => {
  const named: Approver = { kind: 'person', account_id: 'a' };
  expect(stepFault([person('a'), person('v', { role: 'viewer' })], named, 'award')).toBe('only_requester');
  const owners = [boss, person('second', { is_owner: true, role: 'member' })];
  expect(stepFault(owners, { kind: 'owner' }, 'award')).toBeNull();
});
