import { FileText, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { APPLICATION_FILES } from '../../../../contract/entities/application';
import { FileName, FileRow } from '../../../shared/files/fileRow';
import type { FileContent } from '../../../shared/readFile';
import { Field } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { IconButton } from '../../../ui/IconButton';

interface Props {
  file: FileContent | null;
  missing: boolean;
  onChoose: (files: File[]) => void;
  onDrop: () => void;
}

/** The applicant's file: chosen or dropped, exchangeable; the server judges it by its content. */
export function ApplicationFile({ file, missing, onChoose, onDrop }: Props) {
  const { t } = useTranslation('content');
  return (
    <Field label={t('apply.file')} required>
      {file ? (
        <FileRow as="div">
          <FileText aria-hidden />
          <FileName>{file.name}</FileName>
          <IconButton size="sm" label={t('apply.remove')} icon={<X />} onClick={onDrop} />
        </FileRow>
      ) : (
        <FileDrop
          accept={APPLICATION_FILES}
          maxSize={MAX_FILE_BYTES}
          title={t('apply.drop')}
          error={missing ? t('apply.wrong.file') : undefined}
          onFiles={onChoose}
        />
      )}
    </Field>
  );
}
