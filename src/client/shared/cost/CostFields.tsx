import { useTranslation } from 'next-i18next/pages';
import type { CostChoice } from '../../../contract/entities/budget';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { type CostCodes, COST_KINDS, codeText, FIELD_OF } from './useCostCodes';

type Props = {
  codes: CostCodes;
  value: CostChoice;
  onChange: (value: CostChoice) => void;
  /** What is wrong with the choice as a whole; stands below the first field. */
  error?: string | undefined;
  optional?: boolean;
  /** Says that sellers do not see it. */
  help?: boolean;
};

/** Cost centre and project code, each where the company has any. */
export function CostFields({ codes, value, onChange, error, optional = true, help = false }: Props) {
  const { t } = useTranslation('budget');
  const kinds = COST_KINDS.filter((kind) => codes.choices(kind, value[FIELD_OF[kind]]).length > 0);
  return kinds.map((kind, index) => {
    const chosen = value[FIELD_OF[kind]];
    return (
      <Field
        key={kind}
        label={t(`kind.${kind}`)}
        optional={optional}
        error={index === 0 ? error : undefined}
        help={help && index === kinds.length - 1 ? t('cost.help') : undefined}
      >
        <Select
          placeholder={t('none')}
          options={codes.choices(kind, chosen).map((code) => ({
            value: code.id,
            label: code.closed ? t('closedOf', { code: codeText(code) }) : codeText(code),
          }))}
          value={chosen ?? ''}
          onChange={({ target }) => onChange({ ...value, [FIELD_OF[kind]]: target.value || null })}
        />
      </Field>
    );
  });
}
