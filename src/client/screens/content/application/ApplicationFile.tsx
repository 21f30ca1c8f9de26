import { FileText, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { APPLICATION_FILES } from '../../../../contract/entities/application';
import type { FileContent } from '../../../parts/readFile';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { IconButton } from '../../../ui/IconButton';

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  overflow-wrap: anywhere;
  ${type(13)}
`;

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
    <Field label={t('apply.file')} help={file ? undefined : t('apply.fileHelp')} required>
      {file ? (
        <Chosen>
          <FileText aria-hidden size={20} />
          <span>{file.name}</span>
          <IconButton label={t('apply.remove')} icon={<X />} onClick={onDrop} />
        </Chosen>
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
