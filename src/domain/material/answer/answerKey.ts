/** What the key of an answer sheet's row says: which line was requested, and how it read when the sheet was made. */
export interface AnswerKey {
  rfq_number_id: string;
  line_id: string;
  print: string;
}

interface Requested {
  id: string;
  qty: string | null;
  uom: string | null;
  spec: { canonical_key: string };
  raw_text: string;
}

const SEPARATOR = '#';

/** The key that travels with a row through sorting and copying. */
export function answerKey(rfqNumber: string, line: Requested): string {
  return [rfqNumber, line.id, fingerprint(line)].join(SEPARATOR);
}

/** Reads a key back; null when the cell holds anything else. */
export function readAnswerKey(cell: string): AnswerKey | null {
  const [rfq_number_id, line_id, print, ...rest] = cell.trim().split(SEPARATOR);
  return rfq_number_id && line_id && print && rest.length === 0 ? { rfq_number_id, line_id, print } : null;
}

/** Changes with the request: material, words, quantity or unit. FNV-1a over 32 bits. */
export function fingerprint({ qty, uom, spec, raw_text }: Requested): string {
  let hash = 0x811c9dc5;
  for (const char of [spec.canonical_key, raw_text, qty ?? '', uom ?? ''].join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
