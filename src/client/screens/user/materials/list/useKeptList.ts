import { useRef } from 'react';
import { useUploadFile } from '../../../../queries/file';
import { useKeepSaleList } from '../../../../queries/saleItems';

/** Keeps the file that a list was read from with the sale materials: once, also when adding them has to be tried again. */
export function useKeptList() {
  const { mutateAsync: upload } = useUploadFile();
  const { mutateAsync: keep } = useKeepSaleList();
  const kept = useRef<File | null>(null);
  return async (file: File | null): Promise<void> => {
    if (!file || kept.current === file) return;
    const { signal } = new AbortController();
    const { file_id } = await upload({ file, landing: 'SMLF', signal, onProgress: () => undefined });
    await keep(file_id);
    kept.current = file;
  };
}
