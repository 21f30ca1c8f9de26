import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterialInput } from '../../../contract/entities/person';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { Stack } from '../../ui/Stack';
import { MaterialFields } from './MaterialFields';
import { useMaterialForm } from './useMaterialForm';

interface Props {
  /** What is being changed; a new one when absent. */
  material: SaleMaterialInput | undefined;
  /** What the fields start with. */
  start: SaleMaterialInput | undefined;
  onClose: () => void;
  onSave: (material: SaleMaterialInput) => Promise<unknown>;
  error: string | null;
}

/** A kind of material: category, and what narrows it. What stays empty means any. */
export function MaterialDialog({ material, start, onClose, onSave, error }: Props) {
  const { t } = useTranslation('user');
  const form = useMaterialForm(start);
  const [saving, setSaving] = useState(false);
  const submit = async () => {
    const input = form.input();
    if (!input) return;
    setSaving(true);
    await onSave(input).catch(() => setSaving(false));
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t(material ? 'materials.editTitle' : 'materials.dialogTitle')}
      description={t('materials.dialogText')}
      submitLabel={t(material ? 'materials.saveChange' : 'materials.save')}
      loading={saving}
      width={560}
    >
      <Stack>
        <MaterialFields form={form} />
        {error && <InlineError>{error}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
