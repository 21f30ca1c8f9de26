import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, sealedPrefix, unseal } from './sealed';

const [secret, older, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)];

describe('a sealed text', () => {
  it('opens with the secret and for its place', () => {
    const sealed = seal(secret, 'JBSWY3DPEHPK3PXP', 'a');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(sealed.startsWith(sealedPrefix(secret))).toBe(true);
    expect(unseal([secret], sealed, 'a')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens with the secret before, for as long as that one counts', () => {
    const sealed = seal(older, 'text', 'a');
    expect(unseal([secret, older], sealed, 'a')).toBe('text');
    expect(sealed.startsWith(sealedPrefix(secret))).toBe(false);
  });

  it('stays shut with another secret, in another place, and when it was changed', () => {
    const sealed = seal(secret, 'text', 'a');
    expect(unseal([stranger], sealed, 'a')).toBeNull();
    expect(unseal([secret], sealed, 'b')).toBeNull();
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(unseal([secret], `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'a')).toBeNull();
    for (const broken of ['', '.', sealed.slice(0, 20), 'no seal at all']) {
      expect(unseal([secret], broken, 'a')).toBeNull();
    }
  });

  it('looks different each time', () => {
    expect(seal(secret, 'text', 'a')).not.toBe(seal(secret, 'text', 'a'));
  });

  it('is nothing without a secret', () => {
    expect(() => seal(new Uint8Array(), 'text', 'a')).toThrow(/server alone/);
  });
});
