import type { StockItem } from '../../../../contract/entities/stock';
import type { LotAction } from './actions';
import { MovementDialog } from './MovementDialog';
import { OpenDialog } from './OpenDialog';
import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { useStockWork } from '../stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

export type ChosenAction = { action: LotAction; items: readonly StockItem[] };

/** The window of the action that was chosen for one lot or several. */
export function ActionDialog({ chosen, onClose }: { chosen: ChosenAction; onClose: () => void }) {
  const { action, items } = chosen;
  const [first] = items;
  if (!first) return null;
  if (action === 'open') return <OpenDialog items={items} onClose={onClose} />;
  if (action === 'close') return <CloseDialog items={items} onClose={onClose} />;
  if (action === 'files') return <FilesDialog item={first} onClose={onClose} />;
  return <MovementDialog action={action} item={first} onClose={onClose} />;
}

type Props = { items: readonly StockItem[]; onClose: () => void };

/** Takes lots off the market; what buyers have reserved stays theirs. */
function CloseDialog({ items, onClose }: Props) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useStockWork();
  const close = () =>
    mutate(
      { action: 'close', body: { items: items.map(({ id, version }) => ({ item_id: id, version })) } },
      {
        onSuccess: () => {
          toast.success(t('action.close.done', { count: items.length }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('action.close.many', { count: items.length })}
      text={t('action.close.text')}
      confirmLabel={t('action.close.name')}
      loading={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={close}
    />
  );
}

const ids = (files: readonly Attachment[]) => files.map(({ file_id }) => file_id);

/** Photos that everybody sees of an open lot, and its certificates. */
function FilesDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const describe = useSpecDescription();
  const [photos, setPhotos] = useState<readonly Attachment[]>(item.photos);
  const [certificates, setCertificates] = useState<readonly Attachment[]>(item.certificates);
  const { mutate, isPending, error } = useStockWork();
  const save = () => {
    const body = { photo_ids: ids(photos), certificate_ids: ids(certificates), version: item.version };
    mutate(
      { action: 'files', item_id: item.id, body },
      {
        onSuccess: () => {
          toast.success(t('action.files.done'));
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
      title={t('action.files.name')}
      description={describe(item.spec) || item.raw_text}
      submitLabel={t('action.files.save')}
      loading={isPending}
    >
      <Stack $gap={6}>
        <Section title={t('action.files.photos')} note={t('action.files.photosNote')}>
          <AttachmentField accept=".png,.jpg,.jpeg" files={photos} onChange={setPhotos} />
        </Section>
        <Section title={t('action.files.certificates')} note={t('action.files.certificatesNote')}>
          <AttachmentField accept=".pdf,.png,.jpg,.jpeg" files={certificates} onChange={setCertificates} />
        </Section>
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
