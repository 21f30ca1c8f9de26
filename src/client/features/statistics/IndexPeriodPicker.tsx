import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useFilterChange } from '../../shared/useFilterChange';
import { Select } from '../../ui/Select';
import { INDEX_SPANS, type IndexSpan, type StatFilter } from './period';

/** How many months of the price index are shown, kept in the address beside the period of the other views. */
export function IndexPeriodPicker({ span, kept }: { span: IndexSpan; kept: Pick<StatFilter, 'from' | 'to'> }) {
  const { t } = useTranslation('service');
  const show = useFilterChange({ span }, (next) => paths.service.hub({ stat: 'index', ...kept, ...next }));
  return (
    <Select
      compact
      aria-label={t('stats.period')}
      value={span}
      options={INDEX_SPANS.map((key) => ({ value: key, label: t(`stats.indexSpan.${key}`) }))}
      onChange={({ target: { value } }) => show({ span: INDEX_SPANS.find((one) => one === value) ?? 'all' })}
    />
  );
}
