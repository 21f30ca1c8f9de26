import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Attachment } from '../../../../contract/entities/file';
import type { StockItem } from '../../../../contract/entities/stock';
import { AttachmentField } from '../../../parts/files/AttachmentField';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { LeaveButton } from '../../../ui/LeaveButton';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

const ids = (files: readonly Attachment[]) => files.map(({ file_id }) => file_id);

/** Photos that everybody sees of an open lot, and its certificates. */
export function FilesDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const formId = useId();
  const errorText = useErrorText();
  const describe = useSpecDescription();
  const [photos, setPhotos] = useState<readonly Attachment[]>(item.photos);
  const [certificates, setCertificates] = useState<readonly Attachment[]>(item.certificates);
  const { mutate, isPending, error } = useStockWork();
  const save = (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t('deed.files.name')}
      description={describe(item.spec) || item.raw_text}
      footer={
        <>
          <LeaveButton />
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {t('deed.files.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <Stack $gap={6}>
          <Section title={t('deed.files.photos')} note={t('deed.files.photosNote')}>
            <AttachmentField accept=".png,.jpg,.jpeg" files={photos} onChange={setPhotos} />
          </Section>
          <Section title={t('deed.files.certificates')} note={t('deed.files.certificatesNote')}>
            <AttachmentField accept=".pdf,.png,.jpg,.jpeg" files={certificates} onChange={setCertificates} />
          </Section>
          {error && <InlineError>{errorText(error)}</InlineError>}
        </Stack>
      </form>
    </Dialog>
  );
}
