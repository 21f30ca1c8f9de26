import { FileRows, Below, FileName, FileRow, FileTools } from './fileRow';
import type { useUploads, Upload } from './useUploads';
import { FileUp, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '../../ui/IconButton';
import { InlineError } from '../../ui/InlineError';
import { Progress } from '../../ui/Progress';
import { fileSize } from './fileSize';

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

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

/** One file on its way: how far it has come, or why it did not arrive. */
function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation('ui');
  const { file, share, error } = upload;
  return (
    <FileRow>
      <FileUp aria-hidden />
      <FileName>
        {file.name} <span>{fileSize(file.size)}</span>
      </FileName>
      <FileTools>
        {error && (
          <IconButton size="sm" label={t('files.retry', { name: file.name })} icon={<RotateCcw />} onClick={onRetry} />
        )}
        <IconButton size="sm" label={t('files.cancel', { name: file.name })} icon={<X />} onClick={onCancel} />
      </FileTools>
      <Below>
        {error ? (
          <InlineError>{error.message || t('files.failed')}</InlineError>
        ) : (
          <Progress bare value={share} label={t('files.progress', { name: file.name })} />
        )}
      </Below>
    </FileRow>
  );
}
