export type CertificateKind = 'pdf' | 'image';

const STARTS: ReadonlyArray<[start: string, kind: CertificateKind, type: string]> = [
  ['JVBERi0', 'pdf', 'application/pdf'],
  ['iVBORw0K', 'image', 'image/png'],
  ['/9j/', 'image', 'image/jpeg'],
];

/** What a file is by its first bytes (base64); null when it is nothing the server takes. Its name proves nothing. */
export function certificateKind(content: string): { kind: CertificateKind; type: string } | null {
  const found = STARTS.find(([start]) => content.startsWith(start));
  return found ? { kind: found[1], type: found[2] } : null;
}
