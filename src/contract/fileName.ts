const ASCII_ONLY = /[^\x20-\x7e]|["\\]/g;

/** The header that gives a file its name: plain letters for old programs, the true name beside it (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name.normalize('NFC').replaceAll(/[\r\n/\\]+/g, ' ');
  const escaped = encodeURIComponent(plain).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain.replaceAll(ASCII_ONLY, '_')}"; filename*=UTF-8''${escaped}`;
}

/** The name that `contentDisposition` wrote; '' when there is none. */
export function fileNameOf(disposition: string | undefined): string {
  const escaped = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return escaped ? decodeURIComponent(escaped) : '';
  } catch {
    return '';
  }
}
