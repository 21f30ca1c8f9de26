/**
 * Words of a line that name a grade of its specification which nobody knows: `A106 GR.Z`, `A234-WPX`. They would be dropped from the
 * material, which is read as A106 or A234. `unread` are the words of the line that no field holds.
 */
export function gradeLeft(line: string, grade: string | null | undefined, unread: readonly string[]): string[] {
  if (!grade || !/^A\d{2,3}$/.test(grade)) return [];
  const spec = new RegExp(
    `(?<![A-Z])S?${grade}(?:-|\\s+)(?:GR?(?:ADE)?\\b\\.?\\s*)?(WP[A-Z]+\\d*|[A-Z]\\d{0,2})(?![A-Z\\d])`,
    'i',
  );
  const named = spec.exec(line)?.[1]?.toUpperCase();
  return unread.filter((word) => named !== undefined && /[^.]*$/.exec(word)?.[0] === named);
}
