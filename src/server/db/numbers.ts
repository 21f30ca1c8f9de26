import { randomInt } from 'node:crypto';
import { seoulDay } from '../../domain/time/deadline';

// Without letters and digits that people confuse when they read a number out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number people can read out, e.g. `Q261121-7KX3M`: a letter, the day in Seoul, five random characters, no counter. */
export function newNumber(first: 'Q' | 'O' | 'P', now: Date): string {
  const day = seoulDay(now).slice(2).replaceAll('-', '');
  const tail = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${first}${day}-${tail}`;
}

/** Whether a statement failed because its new number is somebody's already: it happens, and another number will do. */
export function isNumberTaken({ cause }: Error): boolean {
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && /_number(_id)?_unique$/.test(constraint ?? '');
}
