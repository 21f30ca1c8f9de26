import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import type { ErpMapping } from '../../../../contract/entities/erp';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { ColumnRows } from './ColumnRows';
import { LayoutPreview } from './LayoutPreview';
import { MappingFacts } from './MappingFacts';
import { useMappingForm } from './useMappingForm';

interface Props {
  /** Null: a new one. */
  mapping: ErpMapping | null;
  onClose: () => void;
}

/** Name, columns and formats of a layout; it is seen with real records before it can be saved. */
export function MappingDialog({ mapping, onClose }: Props) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const saved = () => {
    toast.success(t('mappings.saved'));
    onClose();
  };
  const form = useMappingForm(mapping, saved);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.preview ? form.save : form.look}
      title={mapping ? t('mappings.edit', { name: mapping.name }) : t('mappings.add')}
      submitLabel={form.preview ? t('mappings.save') : t('mappings.toPreview')}
      submitDisabled={!form.complete}
      submitWhy={!form.preview && t('mappings.needsPreview')}
      loading={form.busy}
      width={880}
    >
      <Stack $gap={5}>
        <MappingFacts form={form} />
        <Section title={t('mappings.columns')} count={form.values.columns.length}>
          <ColumnRows form={form} />
        </Section>
        {form.preview && <LayoutPreview preview={form.preview} />}
        {form.error && <InlineError>{errorText(form.error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
