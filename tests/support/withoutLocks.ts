import { afterAll, beforeAll } from 'vitest';

/** As at a plain http address: the browser of this file's tests has no locks. */
export function withoutLocks(): void {
  const navigation = Object.getPrototypeOf(navigator) as object;
  const locks = Object.getOwnPropertyDescriptor(navigation, 'locks');
  beforeAll(() => void Reflect.deleteProperty(navigation, 'locks'));
  afterAll(() => locks && Object.defineProperty(navigation, 'locks', locks));
}
