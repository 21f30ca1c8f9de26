import { BesideDrawing } from '../../../shared/steel/Steel';
import { useTranslation } from 'next-i18next/pages';
import type { Interest } from '../../../../contract/entities/interest';
import { DateText } from '../../../shared/DateText';
import { Muted } from '../../../shared/market/Muted';
import { PriceText } from '../../../shared/MoneyText';
import { SpecText } from '../../../shared/SpecText';
import type { Column } from '../../../ui/dataTable/tableTypes';
import type { Texts } from '../../../textKeys';
import { HeartOff, ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toast } from '../../../ui/toast';
import { useChangeCart } from '../../../queries/cart';
import { IconButton } from '../../../ui/IconButton';
import { Inline } from '../../../ui/Stack';

/** Columns of the saved records; a changed price stands above the one it was saved at. */
export function useInterestColumns(onDrop: (row: Interest) => void): Column<Interest>[] {
  const { t } = useTranslation('interest');
  const { t: trade } = useTranslation('trade');
  const nameOf = (row: Interest) => {
    if (row.spec)
      return (
        <BesideDrawing spec={row.spec}>
          <SpecText spec={row.spec} />
        </BesideDrawing>
      );
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

/** Into the cart, where it can be bought, and off the list. */
function InterestActions({ row, onDrop }: { row: Interest; onDrop: (row: Interest) => void }) {
  const { t } = useTranslation('interest');
  const cart = useChangeCart();
  // The whole row is a link to the record.
  const only = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const { record_id: item_id, unit_price: seen_price, price_uom: seen_price_uom, record_type } = row;
  const put = () =>
    cart.mutate(
      { action: 'add', body: { stock: [{ item_id, qty: '1', seen_price, seen_price_uom }] } },
      { onSuccess: () => toast.success(t('added')) },
    );
  return (
    <Inline $gap={0} $nowrap>
      {record_type === 'stock' && !row.gone && (
        <IconButton label={t('cart')} icon={<ShoppingCart />} loading={cart.isPending} onClick={only(put)} />
      )}
      <IconButton label={t('remove')} icon={<HeartOff />} onClick={only(() => onDrop(row))} />
    </Inline>
  );
}
