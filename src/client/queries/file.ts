import { createFile, linkFile } from '../../contract/routes/file';
import type { LandingType } from '../../contract/entities/file';
import { publicEnv } from '../env';
import { useApiMutation } from './mutation';

interface Upload {
  file: File;
  landing: LandingType;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Announces a file and sends its bytes. The file's own row shows the failure, not a toast. */
export const useUploadFile = () =>
  useApiMutation({
    call: async (send, { file, landing, onProgress, signal }: Upload) => {
      const body = { name: file.name.normalize('NFC'), size: file.size, landing_type: landing };
      const { upload_url } = await send(createFile, { body }, { signal });
      const { putFile } = await import('../api/putFile');
      return putFile({ address: upload_url, apiBase: publicEnv().apiBaseUrl, file, onProgress, signal });
    },
    silent: true,
  });

/** Asks for a short-lived address of a file and lets the browser save it. */
export const useDownloadFile = () =>
  useApiMutation({
    call: async (send, { id }: { id: string }) => {
      const { url } = await send(linkFile, { params: { file_id: id } });
      window.location.assign(new URL(url, new URL(publicEnv().apiBaseUrl, window.location.href)));
    },
  });
