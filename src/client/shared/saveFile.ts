import type { ExportStarted } from '../../contract/entities/fileExport';
import type { FileAnswer } from '../../contract/fileAnswer';
import { followExport } from './exports/followedExports';

/** Hands a file to the browser to keep. One that is made in the background is followed until it is there. */
export function saveFile(answer: FileAnswer | ExportStarted): void {
  if ('export' in answer) return followExport(answer.export.id);
  const { name, type, content } = answer;
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
