import type { NumberToken } from './numberToken';

/** `=4*3 EA`, `= 2*6 본`: whole figures multiplied behind a sign of equality are one, counted by what follows them. */
export function withProducts(s: string, tokens: NumberToken[]): NumberToken[] {
  const merged: NumberToken[] = [];
  for (const token of tokens) {
    const before = merged.at(-1);
    const opens = before && (before.product || /(?:^|[^\d¦A-Z"])=\s*$/.test(s.slice(0, before.start)));
    const whole = before && Number.isInteger(before.value) && Number.isInteger(token.value);
    if (!before || !opens || !whole || !token.linked || before.role !== null) merged.push(token);
    else
      merged.splice(-1, 1, {
        ...token,
        start: before.start,
        raw: String(before.value * token.value),
        value: before.value * token.value,
        linked: false,
        product: true,
      });
  }
  return merged;
}
