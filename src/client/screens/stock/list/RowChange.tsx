import { useTranslation } from 'next-i18next/pages';
import type { StockListRow } from '../../../../contract/entities/stockList';
import { originName } from '../../../../domain/material/originName';
import { useReader } from '../../../parts/useReader';
import { Text } from '../../../ui/Text';
import type { Texts } from '../../../textKeys';

/** What a row changes, fact by fact, or why it needs a look. */
export function RowChange({ row: { fields, problem } }: { row: StockListRow }) {
  const { t } = useTranslation('stock');
  const language = useReader();
  const shown = (field: string, value: string | null) => {
    if (value === null) return '–';
    if (field === 'open') return value === 'yes' || value === 'no' ? t(`list.${value}`) : value;
    if (field === 'origin') return originName(value, language);
    if (field === 'condition') return t(`condition.${value}`, { defaultValue: value });
    return field === 'certificate_type' && value === 'none' ? t('lot.noCertificate') : value;
  };
  return (
    <div>
      {problem && <div>{t(`list.problem.${problem}`)}</div>}
      {fields.map(({ field, from, to }) => (
        <div key={field}>
          <Text as="span" $color="textMuted">
            {t(`lot.${field as keyof Texts['stock']['lot']}`)}{' '}
          </Text>
          {from !== null && from !== to && `${shown(field, from)} → `}
          {shown(field, to)}
        </div>
      ))}
    </div>
  );
}
