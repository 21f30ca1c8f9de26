import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MATERIAL_CATEGORIES } from '../../../../contract/choices';
import type { WordField, WordFields } from '../../../../contract/entities/wordRule';
import { WORD_FIELDS } from '../../../../contract/wordFields';
import { useKeepWordRule } from '../../../queries/readingRules';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';

/** Kinds of items that a word may name. */
const CATEGORIES = MATERIAL_CATEGORIES.filter((one) => one !== 'unclassified' && one !== 'other');

type Props = { rule: { word: string; fields: WordFields }; onClose: () => void };

/** What a word of the company means, to be changed field by field. */
export function WordDialog({ rule, onClose }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const keep = useKeepWordRule();
  const [fields, setFields] = useState<WordFields>(rule.fields);
  const stated = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : [])),
  ) as WordFields;
  const chosen = (field: WordField) => {
    const categories = CATEGORIES.map((value) => ({ value, label: t(`trade:category.${value}`) }));
    const coatings = (['black', 'galvanised'] as const).map((value) => ({ value, label: t(`trade:coating.${value}`) }));
    return field === 'category' ? categories : field === 'coating' ? coatings : null;
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => keep.mutate({ word: rule.word, fields: stated }, { onSuccess: onClose })}
      title={t('rules.editOf', { word: rule.word })}
      description={t('rules.editText')}
      submitLabel={t('rules.save')}
      submitDisabled={Object.keys(stated).length === 0}
      loading={keep.isPending}
      width={400}
    >
      <Stack $gap={3}>
        {WORD_FIELDS.map((field) => {
          const options = chosen(field);
          const value = fields[field] ?? '';
          const change = (text: string) => setFields({ ...fields, [field]: text });
          return (
            <Field key={field} label={t(`trade:field.${field}`)}>
              {options ? (
                <Select
                  options={[{ value: '', label: '–' }, ...options]}
                  value={value}
                  onChange={(event) => change(event.target.value)}
                />
              ) : (
                <TextInput maxLength={60} value={value} onChange={(event) => change(event.target.value)} />
              )}
            </Field>
          );
        })}
      </Stack>
    </FormDialog>
  );
}
