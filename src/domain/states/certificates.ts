interface Ordered {
  id: string;
  line_no: number;
  certificate_type: string | null;
}

interface Shipped {
  lines: ReadonlyArray<{ line_id: string; heat_numbers: readonly string[] }>;
  certificates: ReadonlyArray<{ heat_numbers: readonly string[] }>;
}

/** Whether a line was agreed to come with a certificate. */
export const needsCertificate = ({ certificate_type }: Pick<Ordered, 'certificate_type'>): boolean =>
  (certificate_type ?? 'none') !== 'none';

/** Whether goods of these heats lack a certificate where only those of `covered` have one; without a heat none can speak for them. */
export const isBare = (heats: readonly string[], covered: ReadonlySet<string>): boolean =>
  heats.length === 0 || heats.some((heat) => !covered.has(heat));

/** The ids of the lines of a shipment that were to come with a certificate and have none for each of their heats. */
export function bareLines(ordered: readonly Ordered[], { lines, certificates }: Shipped): Set<string> {
  const covered = new Set(certificates.flatMap(({ heat_numbers }) => heat_numbers));
  const needing = new Set(ordered.filter(needsCertificate).map(({ id }) => id));
  return new Set(
    lines.flatMap(({ line_id: id, heat_numbers }) => (needing.has(id) && isBare(heat_numbers, covered) ? [id] : [])),
  );
}
