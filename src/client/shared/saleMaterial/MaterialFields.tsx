import { useTranslation } from 'next-i18next/pages';
import { typeName } from '../../../domain/material/tradeNames';
import { useReader } from '../useReader';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Columns } from '../../ui/Stack';
import { categories, type Category, gradeFamilies, sizeChoices, sizesInOrder, typeChoices } from './materialChoices';
import type { MaterialForm, MaterialWords } from './useMaterialForm';
import { TextInput } from '../../ui/TextInput';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { NativeButton } from '../../ui/nativeControls';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const Choice = styled(NativeButton)`
  min-height: 32px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  ${type(13)}
  transition: background ${motion.fast}, border-color ${motion.fast};
  &:hover {
    border-color: ${color('lineControl')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSurface')};
    color: ${color('accentText')};
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    min-height: 40px;
  }
`;

interface ChoiceProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  'aria-label': string;
}

/** Several of a few words, each switched on or off by itself. */
function ChoiceChips<Value extends string>({ options, chosen, onChange, 'aria-label': label }: ChoiceProps<Value>) {
  return (
    <Group aria-label={label}>
      {options.map(({ value, label: word }) => {
        const on = chosen.includes(value);
        return (
          <Choice
            key={value}
            type="button"
            title={word === value ? undefined : value}
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
          >
            {word}
          </Choice>
        );
      })}
    </Group>
  );
}

/** Category, and what narrows it. */
export function MaterialFields({ form }: { form: MaterialForm }) {
  const { t } = useTranslation(['user', 'trade']);
  const language = useReader();
  const types = typeChoices(form.category, form.types).map((value) => ({
    value,
    label: typeName({ category: form.category, type: value }, language),
  }));
  const families = gradeFamilies.map((value) => ({ value, label: t(`materials.family.${value}`) }));
  const wordsField = (
    name: MaterialWords,
    label: 'exactGrades' | 'classes' | 'makers',
    help: 'exactGradesHelp' | 'makersHelp',
  ) => (
    <WordsField
      label={t(`materials.${label}`)}
      help={t(`materials.${help}`)}
      placeholder={t(`materials.${label}Placeholder`)}
      value={form.words[name]}
      onChange={(text) => form.setWord(name, text)}
    />
  );
  const chips = (label: string, options: typeof types, chosen: string[], onChange: (chosen: string[]) => void) => (
    <Field label={label}>{() => <ChoiceChips aria-label={label} {...{ options, chosen, onChange }} />}</Field>
  );
  return (
    <>
      <Field label={t('materials.category')}>
        <Select
          options={categories.map((value) => ({ value, label: t(`trade:category.${value}`) }))}
          value={form.category}
          onChange={(event) => form.setCategory(event.target.value as Category)}
        />
      </Field>
      {types.length > 0 && chips(t('materials.types'), types, form.types, form.setTypes)}
      {chips(t('materials.grades'), families, form.families, form.setFamilies)}
      {wordsField('grades', 'exactGrades', 'exactGradesHelp')}
      <SizeFields {...form.sizes} onChange={form.setSizes} />
      <Columns>
        {wordsField('classes', 'classes', 'makersHelp')}
        {wordsField('makers', 'makers', 'makersHelp')}
      </Columns>
    </>
  );
}

interface Props {
  label: string;
  help: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** Several words in one line, separated by commas. */
function WordsField({ label, help, placeholder, value, onChange }: Props) {
  return (
    <Field label={label} help={help}>
      <TextInput placeholder={placeholder} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface Range {
  /** Inches as `1-1/2`; empty means no limit. */
  min: string;
  max: string;
}

interface SizeFieldsProps extends Range {
  onChange: (range: Range) => void;
}

/** Smallest and largest nominal size. */
function SizeFields({ min, max, onChange }: SizeFieldsProps) {
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
