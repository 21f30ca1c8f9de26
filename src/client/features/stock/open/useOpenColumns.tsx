import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { DateText } from '../../../shared/DateText';
import { Muted } from '../../../shared/market/Muted';
import { PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import { RecordName } from '../../../ui/RecordName';
import type { LotAction } from '../actions/actions';
import { useActionItems } from '../actions/useActionItems';
import { useChangeLots } from '../stockWork';
import { Checkbox } from '../../../ui/Checkbox';

interface Options {
  onAction: (action: LotAction, item: StockItem) => void;
  onHistory: (itemId: string) => void;
}

const listed = (facts: readonly (string | null)[]) => facts.filter(Boolean).join(' · ');
const placeOf = (item: StockItem) => [item.warehouse_name, item.bin, item.heat_no];

/** Columns of what is offered: how much, at what price, in what steps, and who looked at it. */
export function useOpenColumns({ onAction, onHistory }: Options): Column<StockItem>[] {
  const { t } = useTranslation('stock');
  const describe = useSpecDescription();
  const actions = useActionItems(onAction);
  const least = (value: string, item: StockItem) =>
    value === '0' ? <Muted>–</Muted> : <QuantityText qty={value} uom={item.uom} />;
  return [
    {
      key: 'material',
      header: t('lot.material'),
      wrap: true,
      render: (item) => (
        <RecordName
          whole
          name={<SpecText spec={item.spec} raw={item.raw_text} />}
          facts={listed(placeOf(item))}
          title={listed([describe(item.spec) || item.raw_text, ...placeOf(item)])}
        />
      ),
    },
    {
      key: 'open',
      card: 'bottom',
      header: t('open.quantity'),
      label: t('open.quantity'),
      align: 'right',
      width: '112px',
      render: (item) => (
        <div>
          <QuantityText qty={item.open_qty} uom={item.uom} />{' '}
          <Muted>
            / <QuantityText qty={item.available} uom={item.uom} />
          </Muted>
        </div>
      ),
    },
    {
      key: 'price',
      card: 'top',
      header: t('terms.price'),
      align: 'right',
      width: '144px',
      render: (item) => <PriceText price={item.unit_price} currency={item.currency} per={item.price_uom} />,
    },
    {
      key: 'moq',
      folds: 'named',
      header: t('open.steps'),
      align: 'right',
      width: '104px',
      render: (item) =>
        item.moq === '0' && item.multiple === '0' ? (
          '–'
        ) : (
          <div>
            {least(item.moq, item)} / {least(item.multiple, item)}
          </div>
        ),
    },
    {
      key: 'certificate',
      header: t('open.certificate'),
      width: '104px',
      render: (item) => <CertificateSwitch item={item} />,
    },
    {
      key: 'views',
      folds: 'named',
      header: t('open.watched'),
      align: 'right',
      width: '80px',
      render: (item) => (
        <div>
          <Figure value={item.views} /> / <Figure value={item.interests} />
        </div>
      ),
    },
    {
      key: 'since',
      folds: 'named',
      header: t('open.since'),
      width: '104px',
      render: (item) => (item.opened_at && item.is_open ? <DateText value={item.opened_at} /> : <Muted>–</Muted>),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '48px',
      corner: true,
      render: (item) => (
        <Menu
          trigger={<IconButton size="sm" label={t('action.menu')} icon={<EllipsisVertical />} />}
          items={[
            ...(item.is_open ? [{ key: 'prices', label: t('open.history'), onSelect: () => onHistory(item.id) }] : []),
            ...actions(item),
          ]}
        />
      ),
    },
  ];
}

/** Whether buyers may read the lot's certificate. */
function CertificateSwitch({ item }: { item: StockItem }) {
  const { t } = useTranslation('stock');
  const { mutate, isPending, variables } = useChangeLots();
  const shown = isPending ? variables[0]?.change.certificate_shown : item.certificate_shown;
  return (
    <Checkbox
      label={item.certificate_type === 'none' ? t('lot.noCertificate') : item.certificate_type}
      disabled={isPending || item.certificate_type === 'none'}
      checked={shown ?? false}
      onChange={(event) =>
        mutate([{ item_id: item.id, version: item.version, change: { certificate_shown: event.target.checked } }])
      }
    />
  );
}
