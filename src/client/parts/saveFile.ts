import type { FileAnswer } from '../../contract/fileAnswer';

/** Hands a file to the browser to keep. */
export function saveFile({ name, type, content }: FileAnswer): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
