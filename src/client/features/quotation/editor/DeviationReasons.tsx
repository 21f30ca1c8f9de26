import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { TextInput } from '../../../ui/TextInput';
import type { deviationsOf, SpecField, SpecValues } from './deviations';
import type { Texts } from '../../../textKeys';

type Props = {
  differences: ReturnType<typeof deviationsOf>;
  reasons: SpecValues;
  onReason: (field: SpecField, text: string) => void;
};

/** What differs from what was asked, each with room for the reason. */
export function DeviationReasons({ differences, reasons, onReason }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const orNot = (value: string | null) => value || t('alternate.notStated');
  return (
    <Section title={t('alternate.differences')} count={differences.length}>
      {differences.map(({ field, requested, offered }) => (
        <Field
          key={field}
          optional
          label={t('view.deviation', {
            field: t(`trade:field.${field as keyof Texts['trade']['field']}`),
            requested: orNot(requested),
            offered: orNot(offered),
          })}
        >
          <TextInput
            maxLength={200}
            placeholder={t('alternate.reasonOptional')}
            value={reasons[field as SpecField] ?? ''}
            onChange={(event) => onReason(field as SpecField, event.target.value)}
          />
        </Field>
      ))}
    </Section>
  );
}
