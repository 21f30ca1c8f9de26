import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { MAX_ATTACHMENTS, MAX_FILE_BYTES } from '../../../contract/constants';
import type { Attachment } from '../../../contract/entities/file';
import { FileDrop } from '../../ui/FileDrop';
import { Stack } from '../../ui/Stack';
import { AttachmentList } from './AttachmentList';
import { UploadRows } from './UploadRows';
import { useUploads } from './useUploads';

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.xlsx,.docx,.pptx,.csv,.txt,.hwp,.hwpx,.dwg';

export type AttachmentFieldProps = {
  /** Kinds of files, as of the input element; absent: what goes along with a request or quotation. */
  accept?: string;
  /** What is attached here, named under the place to drop it. */
  holds?: 'request' | 'quotation' | 'receipt' | 'certificate' | 'message';
  files: readonly Attachment[];
  /** All files from now on; a form saves their ids with its record. */
  onChange: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void;
};

/** Attaches files to a record being written: dropped or chosen, each with progress, cancel, retry and remove. */
export function AttachmentField({ accept = ACCEPTED, holds = 'request', files, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('ui');
  const { uploads, add, cancel, retry } = useUploads(
    'AR',
    useCallback((file: Attachment) => onChange((now) => [...now, file]), [onChange]),
  );
  const room = MAX_ATTACHMENTS - files.length - uploads.length;
  return (
    <Stack $gap={3}>
      <AttachmentList
        files={files}
        onRemove={({ file_id }) => onChange((now) => now.filter((file) => file.file_id !== file_id))}
      />
      {uploads.length > 0 && <UploadRows {...{ uploads, cancel, retry }} />}
      {room > 0 && (
        <FileDrop
          multiple
          accept={accept}
          maxSize={MAX_FILE_BYTES}
          hint={accept === ACCEPTED ? t(`files.hint.${holds}`) : undefined}
          onFiles={(chosen) => add(chosen.slice(0, room))}
        />
      )}
    </Stack>
  );
}
