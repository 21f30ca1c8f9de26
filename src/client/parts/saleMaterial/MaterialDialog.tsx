import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterialInput } from '../../../contract/entities/person';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { Select } from '../../ui/Select';
import { Columns, Stack } from '../../ui/Stack';
import { ChoiceChips } from './ChoiceChips';
import { categories, type Category, gradeFamilies, sizesInOrder, typeChoices, wordsOf } from './materialChoices';
import { SizeFields } from './SizeFields';
import { WordsField } from './WordsField';

interface Props {
  /** What is being changed; a new one when absent. */
  material?: SaleMaterialInput | undefined;
  /** What a new one starts with. */
  start?: SaleMaterialInput | undefined;
  onClose: () => void;
  onSave: (material: SaleMaterialInput) => Promise<unknown>;
  error: string | null;
}

/** A kind of material: category, and what narrows it. What stays empty means any. */
export function MaterialDialog({ material, start = material, onClose, onSave, error }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const [category, setCategory] = useState<Category>(start?.category ?? 'pipe');
  const [types, setTypes] = useState<string[]>(start?.types ?? []);
  const [families, setFamilies] = useState<string[]>(start?.grade_families ?? []);
  const [sizes, setSizes] = useState({ min: start?.nps_min ?? '', max: start?.nps_max ?? '' });
  const [words, setWords] = useState({
    grades: (start?.grades ?? []).join(', '),
    classes: (start?.classes ?? []).join(', '),
    makers: (start?.makers ?? []).join(', '),
  });
  const [saving, setSaving] = useState(false);

  const submit = async () => {
    if (!sizesInOrder(sizes.min || null, sizes.max || null)) return;
    setSaving(true);
    await onSave({
      category,
      types,
      grade_families: families,
      grades: wordsOf(words.grades),
      nps_min: sizes.min || null,
      nps_max: sizes.max || null,
      classes: wordsOf(words.classes),
      makers: wordsOf(words.makers),
    }).catch(() => setSaving(false));
  };
  const typeOptions = typeChoices(category, types).map((value) => ({ value, label: value }));
  const familyOptions = gradeFamilies.map((value) => ({ value, label: t(`materials.family.${value}`) }));
  const wordsField = (name: keyof typeof words, label: string, help: string) => (
    <WordsField
      label={t(`materials.${label}`)}
      help={t(`materials.${help}`)}
      placeholder={t(`materials.${label}Placeholder`)}
      value={words[name]}
      onChange={(text) => setWords({ ...words, [name]: text })}
    />
  );
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
        <Field label={t('materials.category')}>
          <Select
            options={categories.map((value) => ({ value, label: t(`trade:category.${value}`) }))}
            value={category}
            onChange={(event) => {
              setCategory(event.target.value as Category);
              setTypes([]);
            }}
          />
        </Field>
        {typeOptions.length > 0 && (
          <Field label={t('materials.types')}>
            {() => (
              <ChoiceChips aria-label={t('materials.types')} options={typeOptions} chosen={types} onChange={setTypes} />
            )}
          </Field>
        )}
        <Field label={t('materials.grades')}>
          {() => (
            <ChoiceChips
              aria-label={t('materials.grades')}
              options={familyOptions}
              chosen={families}
              onChange={setFamilies}
            />
          )}
        </Field>
        {wordsField('grades', 'exactGrades', 'exactGradesHelp')}
        <SizeFields {...sizes} onChange={setSizes} />
        <Columns>
          {wordsField('classes', 'classes', 'makersHelp')}
          {wordsField('makers', 'makers', 'makersHelp')}
        </Columns>
        {error && <InlineError>{error}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
