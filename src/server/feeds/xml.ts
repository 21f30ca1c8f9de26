const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML with its values escaped. */
export function xml(parts: TemplateStringsArray, ...values: readonly (string | undefined)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + value.replace(/[&<>"]/g, (email) => ESCAPES[email] ?? email) + part;
  });
}
