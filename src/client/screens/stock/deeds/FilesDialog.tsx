import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Attachment } from '../../../../contract/entities/file';
import type { StockItem } from '../../../../contract/entities/stock';
import { AttachmentField } from '../../../parts/files/AttachmentField';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

const ids = (files: readonly Attachment[]) => files.map(({ file_id }) => file_id);

/** Photos that everybody sees of an open lot, and its certificates. */
export function FilesDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const describe = useSpecDescription();
  const [photos, setPhotos] = useState<readonly Attachment[]>(item.photos);
  const [certificates, setCertificates] = useState<readonly Attachment[]>(item.certificates);
  const { mutate, isPending, error } = useStockWork();
  const save = () => {
    const body = { photo_ids: ids(photos), certificate_ids: ids(certificates), version: item.version };
    mutate(
      { deed: 'files', item_id: item.id, body },
      {
        onSuccess: () => {
          toast.success(t('deed.files.done'));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      width={560}
      title={t('deed.files.name')}
      description={describe(item.spec) || item.raw_text}
      submitLabel={t('deed.files.save')}
      loading={isPending}
    >
      <Stack $gap={6}>
        <Section title={t('deed.files.photos')} note={t('deed.files.photosNote')}>
          <AttachmentField accept=".png,.jpg,.jpeg" files={photos} onChange={setPhotos} />
        </Section>
        <Section title={t('deed.files.certificates')} note={t('deed.files.certificatesNote')}>
          <AttachmentField accept=".pdf,.png,.jpg,.jpeg" files={certificates} onChange={setCertificates} />
        </Section>
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
