/** A path of the site without the prefix of its language, as links and the router take it. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/(?:ko|en)(?=[/?#]|$)/, '');
}
