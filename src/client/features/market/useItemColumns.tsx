import type { OpenItem } from '../../../contract/entities/market';
import { originText } from '../../../domain/material/originName';
import { CompanyName } from '../../shared/CompanyName';
import { QuantityText } from '../../shared/QuantityText';
import { SpecText } from '../../shared/SpecText';
import { WeightText } from '../../shared/WeightText';
import { ItemPrice } from '../../shared/market/ItemPrice';
import dynamic from 'next/dynamic';
import { onceReachable } from '../../ui/onceReachable';
import { useReader } from '../../shared/useReader';
import { describeSpec } from '../../../domain/material/describe';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { RecordName } from '../../ui/RecordName';
import type { Column } from '../../ui/dataTable/tableTypes';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'next-i18next/pages';
import { SteelThumb } from '../../shared/steel/Steel';

/** Of members: visitors see no prices, and go without its arithmetic. */
const PricePerKg = dynamic(() =>
  onceReachable(() => import('../../shared/market/ComparedPrices')).then((part) => part.PricePerKg),
);

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  & > :last-child {
    min-width: 0;
  }
`;

const Thumb = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${radius[4]};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${media.print} {
    display: none;
  }
`;

/** The column of the sellers has no room on a phone. */
const Seller = styled.span`
  display: none;
  ${media.phone} {
    display: inline;
  }
`;

/** Columns of listed stock: by whom and from where; the store's own name is left out on its own page. */
export function useItemColumns(withStore: boolean): Column<OpenItem>[] {
  const { t } = useTranslation('market');
  const language = useReader();
  return useMemo(() => {
    const store: Column<OpenItem> = {
      key: 'store',
      header: t('column.store'),
      wrap: true,
      width: '132px',
      render: (item) => <CompanyName name={item.store_name} verified={item.store_verified} />,
    };
    const columns: Column<OpenItem>[] = [
      {
        key: 'material',
        header: t('column.material'),
        wrap: true,
        render: (item) => {
          const facts = [item.maker, originText(item.origin, language), t(`condition.${item.condition}`)]
            .filter(Boolean)
            .join(' · ');
          return (
            <Named>
              <Thumb>
                <SteelThumb width={26} spec={item.spec} />
              </Thumb>
              <RecordName
                whole
                name={<SpecText spec={item.spec} />}
                facts={
                  <>
                    {withStore && <Seller>{item.store_name} · </Seller>}
                    {facts}
                  </>
                }
                title={[describeSpec(item.spec, language), facts].filter(Boolean).join(' · ')}
              />
            </Named>
          );
        },
      },
      {
        key: 'quantity',
        card: 'bottom',
        header: t('column.quantity'),
        align: 'right',
        width: '72px',
        render: (item) => <QuantityText qty={item.open_qty} uom={item.uom} />,
      },
      {
        key: 'weight',
        folds: 'named',
        header: t('column.weight'),
        align: 'right',
        width: '96px',
        render: (item) => <WeightText kg={item.unit_weight_kg} />,
      },
      {
        key: 'price',
        card: 'top',
        header: t('column.price'),
        align: 'right',
        width: '132px',
        render: (item) => <ItemPrice item={item} />,
      },
      {
        key: 'perKg',
        folds: 'named',
        header: t('column.perKg'),
        align: 'right',
        width: '128px',
        render: (item) => (item.unit_price === null ? '–' : <PricePerKg item={item} />),
      },
      { key: 'place', folds: 'plain', header: t('column.place'), width: '76px', render: (item) => item.place },
      ...(withStore ? [store] : []),
    ];
    return columns;
  }, [t, withStore, language]);
}
