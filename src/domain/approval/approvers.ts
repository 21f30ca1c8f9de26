import type { Approver } from '../../contract/entities/approval';
import { type Right, type RoleHolder, rightsOf } from '../../contract/rights';
import type { LineStep } from './rules';

/** An active member, as far as approval depends on it. */
export interface Colleague extends RoleHolder {
  id: string;
  name: string;
  own_role_id: string | null;
  /** Absent members whose deputy the person is today. */
  stands_in_for: readonly string[];
  /** The accounts of the API keys that the person made: what they request the person requests. */
  keys: readonly string[];
}

/** A person who may decide a step; as deputy of `deputy_for` where the own place does not permit it. */
export interface Decider {
  id: string;
  name: string;
  deputy_for: string | null;
}

const sees = (person: RoleHolder, right: Right) => rightsOf(person).includes(right);

/** Whether a person's own place makes them an approver of a step: an approver reads prices. */
export function isApprover(person: Colleague, approver: Approver): boolean {
  if (!sees(person, 'see_prices')) return false;
  if (approver.kind === 'owner') return person.is_owner;
  if (approver.kind === 'person') return person.id === approver.account_id;
  return person.role === approver.role && (approver.role !== 'own' || person.own_role_id === approver.own_role_id);
}

/**
 * Who may decide a step, deputies included, never the person who requested it or made the key that did. Where nobody is left, the company's owners
 * stand in.
 */
export function decidersOf(
  people: readonly Colleague[],
  approver: Approver,
  requester: string,
): { deciders: Decider[]; owners_stand_in: boolean } {
  const named = withDeputies(people, approver, requester);
  if (named.length > 0 || approver.kind === 'owner') return { deciders: named, owners_stand_in: false };
  return { deciders: withDeputies(people, { kind: 'owner' }, requester), owners_stand_in: true };
}

function withDeputies(people: readonly Colleague[], approver: Approver, requester: string): Decider[] {
  const named = new Set(people.filter((one) => isApprover(one, approver)).map(({ id }) => id));
  const requesters = new Set([requester, ...people.flatMap(({ id, keys }) => (keys.includes(requester) ? id : []))]);
  return people.flatMap(({ id, name, stands_in_for }): Decider[] => {
    if (requesters.has(id)) return [];
    if (named.has(id)) return [{ id, name, deputy_for: null }];
    const absent = stands_in_for.find((one) => named.has(one) && !requesters.has(one));
    return absent ? [{ id, name, deputy_for: absent }] : [];
  });
}

/**
 * Why a step could never be decided; null where it can: somebody else requests than the one who approves. `requesting` is the right
 * without which nobody requests.
 */
export function stepFault(
  people: readonly Colleague[],
  approver: Approver,
  requesting: Right,
): 'nobody' | 'only_requester' | null {
  const approvers = people.filter((one) => isApprover(one, approver));
  if (approvers.length === 0) return 'nobody';
  const requesters = people.filter((one) => sees(one, requesting));
  const possible = requesters.some((one) => approvers.some((other) => other.id !== one.id));
  return possible ? null : 'only_requester';
}

/** Whether a person who may give the last approval has a right, their own or as the deputy of an absent approver. */
export function lastHas(
  people: readonly Colleague[],
  steps: readonly Pick<LineStep, 'approver' | 'stage'>[],
  requester: string,
  right: Right,
): boolean {
  const last = Math.max(...steps.map(({ stage }) => stage));
  const holders = new Set(people.filter((one) => sees(one, right)).map(({ id }) => id));
  return steps
    .filter(({ stage }) => stage === last)
    .flatMap(({ approver }) => decidersOf(people, approver, requester).deciders)
    .some(({ id, deputy_for }) => holders.has(id) || (deputy_for !== null && holders.has(deputy_for)));
}
