import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Attachment } from '../../../../contract/entities/file';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { UploadRows } from '../../../parts/files/UploadRows';
import type { useUploads } from '../../../parts/files/useUploads';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  h3 {
    ${type(14)}
    font-weight: ${weight.bold};
  }
  p {
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

export type ListsChange = (change: (lists: readonly Attachment[]) => readonly Attachment[]) => void;

type Props = {
  lists: readonly Attachment[];
  onChange: ListsChange;
  uploads: ReturnType<typeof useUploads>;
};

/** The files that the lines were read from, as they are kept with the request. */
export function SourceLists({ lists, onChange, uploads }: Props) {
  const { t } = useTranslation('buyer');
  if (lists.length === 0 && uploads.uploads.length === 0) return null;
  return (
    <Root data-paper="none">
      <h3>{t('lines.sources')}</h3>
      <p>{t('lines.sourcesNote')}</p>
      <AttachmentList
        files={lists}
        onRemove={({ file_id }) => onChange((now) => now.filter((file) => file.file_id !== file_id))}
      />
      {uploads.uploads.length > 0 && <UploadRows {...uploads} />}
    </Root>
  );
}
