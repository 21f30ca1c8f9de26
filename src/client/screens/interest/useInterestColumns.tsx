import { useTranslation } from 'next-i18next/pages';
import type { Interest } from '../../../contract/entities/interest';
import { DateText } from '../../parts/DateText';
import { Muted } from '../../parts/market/Muted';
import { PriceText } from '../../parts/MoneyText';
import { SpecText } from '../../parts/SpecText';
import type { Column } from '../../ui/dataTable/tableTypes';
import { InterestActions } from './InterestActions';
import type { Texts } from '../../textKeys';

/** Columns of the saved records; a changed price stands above the one it was saved at. */
export function useInterestColumns(onDrop: (row: Interest) => void): Column<Interest>[] {
  const { t } = useTranslation('interest');
  const { t: trade } = useTranslation('trade');
  const nameOf = (row: Interest) => {
    if (row.spec) return <SpecText spec={row.spec} />;
    if (row.record_type === 'material' && row.title)
      return trade(`category.${row.title as keyof Texts['trade']['category']}`);
    return row.title || t('gone');
  };
  return [
    {
      key: 'what',
      header: t('what'),
      wrap: true,
      render: (row) => (
        <div>
          {nameOf(row)}{' '}
          <Muted>
            {[t(`type.${row.record_type}`), row.company_name, row.gone && t('gone')].filter(Boolean).join(' · ')}
          </Muted>
        </div>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'right',
      width: '168px',
      render: (row) =>
        row.currency && row.unit_price ? (
          <div>
            <PriceText price={row.unit_price} currency={row.currency} per={row.price_uom} strong />
            {row.earlier_price && (
              <Muted as="div">
                {t('earlier')} <PriceText price={row.earlier_price} currency={row.currency} />
              </Muted>
            )}
          </div>
        ) : (
          '–'
        ),
    },
    { key: 'day', header: t('day'), width: '104px', render: (row) => <DateText value={row.created_at} /> },
    { key: 'do', header: '', label: '', width: '96px', render: (row) => <InterestActions row={row} onDrop={onDrop} /> },
  ];
}
