const NONE: readonly RegExpExecArray[] = [];

/** Every match of a global pattern, as `matchAll` finds them, but without copying the pattern for each line. */
export function matchesOf(pattern: RegExp, s: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(s);
  if (!match) return NONE;
  const found: RegExpExecArray[] = [];
  while (match) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
    match = pattern.exec(s);
  }
  return found;
}
