import { useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../contract/entities/person';
import { useMaterialActions } from './useMaterialActions';
import { useTranslation } from 'next-i18next/pages';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { Stack } from '../../ui/Stack';
import { MaterialFields } from './MaterialFields';
import { useMaterialForm } from './useMaterialForm';

/** A material to change, a new one to start with, or nothing open. */
type Open = { change: SaleMaterial } | { start: SaleMaterialInput | undefined } | null;

interface Options {
  /** The alarm switch as it stands. */
  alarm: boolean;
  errorText: (error: Error) => string;
  /** After materials were added or changed. */
  onDone?: () => void;
}

/** The window in which a sale material is written or changed, and whatever else changes the list behind it. */
export function useMaterialDialog({ alarm, errorText, onDone }: Options) {
  const [open, setOpen] = useState<Open>(null);
  const actions = useMaterialActions({
    alarm,
    onDone: () => {
      setOpen(null);
      onDone?.();
    },
  });
  const failure = actions.error ? errorText(actions.error) : null;
  const show = (what: Open) => {
    actions.forget();
    setOpen(what);
  };
  return {
    actions,
    failure,
    write: (start?: SaleMaterialInput) => show({ start }),
    change: (material: SaleMaterial) => show({ change: material }),
    dialog: open && (
      <MaterialDialog
        material={'change' in open ? open.change : undefined}
        start={'change' in open ? open.change : open.start}
        onClose={() => show(null)}
        onSave={(material) => ('change' in open ? actions.change(open.change, material) : actions.add(material))}
        error={failure}
      />
    ),
  };
}

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
function MaterialDialog({ material, start, onClose, onSave, error }: Props) {
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
