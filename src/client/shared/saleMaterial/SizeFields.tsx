import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Columns } from '../../ui/Stack';
import { sizeChoices, sizesInOrder } from './materialChoices';

interface Range {
  /** Inches as `1-1/2`; empty means no limit. */
  min: string;
  max: string;
}

interface Props extends Range {
  onChange: (range: Range) => void;
}

/** Smallest and largest nominal size. */
export function SizeFields({ min, max, onChange }: Props) {
  const { t } = useTranslation('user');
  const options = sizeChoices([min, max]).map((size) => ({ value: size, label: `${size}"` }));
  const inOrder = sizesInOrder(min || null, max || null);
  return (
    <Columns>
      <Field label={t('materials.min')}>
        <Select
          placeholder={t('materials.noLimit')}
          options={options}
          value={min}
          onChange={(event) => onChange({ min: event.target.value, max })}
        />
      </Field>
      <Field label={t('materials.max')} error={inOrder ? undefined : t('materials.sizeOrder')}>
        <Select
          placeholder={t('materials.noLimit')}
          options={options}
          value={max}
          onChange={(event) => onChange({ min, max: event.target.value })}
        />
      </Field>
    </Columns>
  );
}
