import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { LIST_FILES } from '../../../shared/files/spreadsheets';
import type { transportErrors } from '../../../../contract/errors/transportErrors';

type FileErrorName = Extract<keyof typeof transportErrors, `FILE_${string}`>;

const REFUSED: Readonly<Record<string, FileErrorName>> = {
  doc: 'FILE_TYPE',
  hwp: 'FILE_TYPE',
  numbers: 'FILE_TYPE',
  xlsm: 'FILE_MACRO',
  xlsb: 'FILE_XLSB',
};

const READ: ReadonlySet<string> = new Set(LIST_FILES.split(',').map((ending) => ending.slice(1)));

/** Why a file need not be sent at all; null when the server shall look at it. */
export function refusedFile({ name, size }: { name: string; size: number }): FileErrorName | null {
  const ending = name.toLowerCase().split('.').pop() ?? '';
  if (size > MAX_FILE_BYTES) return 'FILE_TOO_LARGE';
  if (size === 0) return 'FILE_EMPTY';
  if (READ.has(ending)) return null;
  return REFUSED[ending] ?? 'FILE_TYPE';
}

/** The bytes of a file in base64; rejects when it cannot be read or `signal` aborts. */
export function fileContent(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    reader.readAsDataURL(file);
  });
}
