import { FileRows } from './fileRow';
import { UploadRow } from './UploadRow';
import type { useUploads } from './useUploads';

/** Files on their way to the server, each to be given up or sent again. */
export function UploadRows({
  uploads,
  cancel,
  retry,
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'retry'>) {
  return (
    <FileRows>
      {uploads.map((one) => (
        <UploadRow key={one.key} upload={one} onCancel={() => cancel(one)} onRetry={() => retry(one)} />
      ))}
    </FileRows>
  );
}
