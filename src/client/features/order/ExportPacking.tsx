import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Columns } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { type PackingText, packingFault } from './exportForm';

type Props = {
  packing: PackingText;
  /** What lines and scales weigh; stands for the net weight where none is typed. */
  known: string | null;
  closed: Readonly<Record<keyof PackingText, boolean>>;
  onChange: (change: Partial<PackingText>) => void;
};

/** Packages and weights of an order or of one delivery. */
export function ExportPacking({ packing, known, closed, onChange }: Props) {
  const { t } = useTranslation('project');
  const fault = packingFault(packing, known);
  return (
    <Columns $count={3}>
      <Field label={t('export.packages')} optional error={fault === 'english' ? t('export.fault.english') : undefined}>
        <TextInput
          maxLength={80}
          placeholder="12 bundles"
          disabled={closed.packages}
          value={packing.packages}
          onChange={(event) => onChange({ packages: event.target.value })}
        />
      </Field>
      <Field label={t('export.net_weight')} optional>
        <NumberInput
          decimals={3}
          unit="kg"
          placeholder={known ?? ''}
          disabled={closed.net_weight_kg}
          value={packing.net_weight_kg}
          onChange={(net_weight_kg) => onChange({ net_weight_kg })}
        />
      </Field>
      <Field label={t('export.gross_weight')} optional error={fault === 'gross' ? t('export.fault.gross') : undefined}>
        <NumberInput
          decimals={3}
          unit="kg"
          disabled={closed.gross_weight_kg}
          value={packing.gross_weight_kg}
          onChange={(gross_weight_kg) => onChange({ gross_weight_kg })}
        />
      </Field>
    </Columns>
  );
}
