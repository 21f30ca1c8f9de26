const KEY = 'stlbs.bom';

/** Takes the list that was dropped on the home page before signing in; it is kept once only. */
export function takeKeptList(): string | null {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text === null) return null;
    window.localStorage.removeItem(KEY);
    const { lines } = JSON.parse(text) as { lines?: unknown };
    if (!Array.isArray(lines)) return null;
    return lines.map(wordsOf).join('\n').trim() || null;
  } catch {
    // No storage, or not what was written here: there is no list then.
    return null;
  }
}

function wordsOf(line: unknown): string {
  if (typeof line === 'string') return line;
  const text: unknown = (line as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
}
