import type { Right } from '../../contract/rights';

/** The rights that a call needs: each of `all`, or one of `any`. */
export type NeededRights = { all: readonly Right[] } | { any: readonly Right[] };

/** All of these rights are needed. */
export const allOf = (...rights: Right[]): NeededRights => ({ all: rights });
/** One of these rights is enough. */
export const anyOf = (...rights: Right[]): NeededRights => ({ any: rights });
/** Open to every active member; the service may still ask for an owner, or for whose record it is. */
export const EVERY_MEMBER = allOf();

/** Rows of calls that need the same rights. */
export function sameFor(needed: NeededRights, calls: readonly string[]): Record<string, NeededRights> {
  return Object.fromEntries(calls.map((call) => [call, needed]));
}
