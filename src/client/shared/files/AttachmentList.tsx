import { Download, FileText, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Attachment } from '../../../contract/entities/file';
import { useDownloadFile } from '../../queries/file';
import { IconButton } from '../../ui/IconButton';
import { FileName, FileRow, FileRows, FileTools } from './fileRow';
import { fileSize } from './fileSize';

export type AttachmentListProps = {
  files: readonly Attachment[];
  /** Absent: the files can only be saved. */
  onRemove?: (file: Attachment) => void;
};

/** Files that hang on a record, each to be saved. */
export function AttachmentList({ files, onRemove }: AttachmentListProps) {
  const { t } = useTranslation('ui');
  const download = useDownloadFile();
  if (files.length === 0) return null;
  return (
    <FileRows>
      {files.map((file) => (
        <FileRow key={file.file_id}>
          <FileText aria-hidden />
          <FileName>
            {file.name} <span>{fileSize(file.size)}</span>
          </FileName>
          <FileTools>
            <IconButton
              size="sm"
              label={t('files.download', { name: file.name })}
              icon={<Download />}
              loading={download.isPending && download.variables.id === file.file_id}
              onClick={() => download.mutate({ id: file.file_id })}
            />
            {onRemove && (
              <IconButton
                size="sm"
                label={t('files.remove', { name: file.name })}
                icon={<X />}
                onClick={() => onRemove(file)}
              />
            )}
          </FileTools>
        </FileRow>
      ))}
    </FileRows>
  );
}
