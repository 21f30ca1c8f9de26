import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import type { SaleMaterialInput } from '../../../../contract/entities/person';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { ChoiceChips } from './ChoiceChips';
import { categories, type Category, gradeFamilies, sizes, sizesInOrder, typesOf, wordsOf } from './materialChoices';

interface Props {
  onClose: () => void;
  onAdd: (material: SaleMaterialInput) => Promise<void>;
  error: string | null;
}

/** A new kind of material: category, and what narrows it. What stays empty means any. */
export function MaterialDialog({ onClose, onAdd, error }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const formId = useId();
  const [category, setCategory] = useState<Category>('pipe');
  const [types, setTypes] = useState<string[]>([]);
  const [families, setFamilies] = useState<string[]>([]);
  const [min, setMin] = useState('');
  const [max, setMax] = useState('');
  const [classes, setClasses] = useState('');
  const [makers, setMakers] = useState('');
  const [saving, setSaving] = useState(false);
  const inOrder = sizesInOrder(min || null, max || null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!inOrder) return;
    setSaving(true);
    const material = {
      category,
      types,
      grade_families: families,
      grades: [],
      nps_min: min || null,
      nps_max: max || null,
      classes: wordsOf(classes),
      makers: wordsOf(makers),
    };
    await onAdd(material).catch(() => setSaving(false));
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('materials.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={saving}>
        {t('materials.save')}
      </Button>
    </>
  );
  const sizeOptions = sizes.map((size) => ({ value: size, label: `${size}"` }));
  const typeOptions = typesOf[category].map((value) => ({ value, label: value }));
  const familyOptions = gradeFamilies.map((value) => ({ value, label: t(`materials.family.${value}`) }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('materials.dialogTitle')}
      description={t('materials.dialogText')}
      footer={footer}
      width={560}
    >
      <form id={formId} onSubmit={submit}>
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
                <ChoiceChips
                  aria-label={t('materials.types')}
                  options={typeOptions}
                  chosen={types}
                  onChange={setTypes}
                />
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
          <Columns>
            <Field label={t('materials.min')}>
              <Select
                placeholder={t('materials.noLimit')}
                options={sizeOptions}
                value={min}
                onChange={(event) => setMin(event.target.value)}
              />
            </Field>
            <Field label={t('materials.max')} error={inOrder ? undefined : t('materials.sizeOrder')}>
              <Select
                placeholder={t('materials.noLimit')}
                options={sizeOptions}
                value={max}
                onChange={(event) => setMax(event.target.value)}
              />
            </Field>
          </Columns>
          <Field label={t('materials.classes')} help={t('materials.makersHelp')}>
            <TextInput
              placeholder={t('materials.classesPlaceholder')}
              value={classes}
              onChange={(event) => setClasses(event.target.value)}
            />
          </Field>
          <Field label={t('materials.makers')} help={t('materials.makersHelp')}>
            <TextInput
              placeholder={t('materials.makersPlaceholder')}
              value={makers}
              onChange={(event) => setMakers(event.target.value)}
            />
          </Field>
          {error && <InlineError>{error}</InlineError>}
        </Stack>
      </form>
    </Dialog>
  );
}
