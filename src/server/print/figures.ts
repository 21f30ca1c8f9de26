import type { Currency } from '../../contract/values';
import { seoulDay } from '../../domain/time/deadline';

/** A stored decimal with its thousands set apart; nothing is rounded or computed here. */
export function grouped(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const set = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? set : `${set}.${decimals}`;
}

/** A stored decimal with at least the two decimals that cents take; more of them stay. */
export function withCents(value: string): string {
  const [whole = '', decimals = ''] = value.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

/** A stored amount with its currency, as papers print it. */
export function money(amount: string, currency: Currency): string {
  return `${currency} ${grouped(amount)}`;
}

/** The day of an instant in Korea. */
export function dayOf(instant: string | null): string | null {
  return instant === null ? null : seoulDay(new Date(instant));
}
