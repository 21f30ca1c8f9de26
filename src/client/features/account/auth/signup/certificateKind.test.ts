import { expect, it } from 'vitest';
import { certificateKind } from './certificateKind';

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes, 0, 0, 0));

it('recognises a certificate by its first bytes, as the server does', () => {
  expect(certificateKind(base64(0x25, 0x50, 0x44, 0x46, 0x2d))).toEqual({ kind: 'pdf', type: 'application/pdf' });
  const png = base64(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  expect(certificateKind(png)).toEqual({ kind: 'image', type: 'image/png' });
  expect(certificateKind(base64(0xff, 0xd8, 0xff))).toEqual({ kind: 'image', type: 'image/jpeg' });
  for (const other of [btoa('<script>'), btoa('PK\u0003\u0004'), '']) expect(certificateKind(other)).toBeNull();
});
