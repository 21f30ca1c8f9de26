import { useMutation } from '@tanstack/react-query';
import { createFile, linkFile } from '../../contract/endpoints/file';
import type { LandingType } from '../../contract/entities/file';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { publicEnv } from '../env';

interface Upload {
  file: File;
  landing: LandingType;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Announces a file and sends its bytes. The failure is told by the file's own row, not by a toast. */
export function useUploadFile() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ file, landing, onProgress, signal }: Upload) => {
      const body = { name: file.name.normalize('NFC'), size: file.size, landing_type: landing };
      const { upload_url } = await call(createFile, { body }, { api, signal });
      const { putFile } = await import('../api/putFile');
      return putFile({ address: upload_url, apiBase: publicEnv().apiBaseUrl, file, onProgress, signal });
    },
    meta: { silent: true },
  });
}

/** Asks for a short-lived address of a file and lets the browser save it. */
export function useDownloadFile() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ id }: { id: string }) => {
      const { url } = await call(linkFile, { params: { file_id: id } }, { api });
      window.location.assign(new URL(url, new URL(publicEnv().apiBaseUrl, window.location.href)));
    },
  });
}
