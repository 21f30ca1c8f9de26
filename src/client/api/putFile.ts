import axios from 'axios';
import { attachment } from '../../contract/entities/file';
import { isEnvelope, refused, unanswered } from './answer';

interface Upload {
  /** As the API gave it: absolute, or a path on the API's own host. */
  address: string;
  apiBase: string;
  file: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends the bytes of a file to its signed address, without a time limit; the caller may cancel. */
export async function putFile({ address, apiBase, file, onProgress, signal }: Upload) {
  const url = new URL(address, new URL(apiBase, window.location.href)).href;
  // The address is a secret while it lasts, so failures are reported without it.
  const request = { method: 'PUT' as const, url: '/file/content', headers: {} };
  const answer = await axios
    .put<unknown>(url, file, {
      signal,
      headers: { 'Content-Type': 'application/octet-stream' },
      validateStatus: () => true,
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    })
    .catch((error: unknown) => {
      throw unanswered(request, error);
    });
  if (isEnvelope(answer.data) && answer.data.mcode === 0) return attachment.parse(answer.data.data);
  throw refused(request, answer);
}
