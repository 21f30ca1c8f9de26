import { useQuery } from '@tanstack/react-query';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { lineRanges } from '../../../domain/material/lineRanges';
import { isStockable } from '../../../domain/stock/receivedLots';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { useStockShipment } from '../../queries/order';
import { warehousesQuery } from '../../queries/warehouse';
import { keepError } from '../../shared/keepError';
import { useRights } from '../../shared/useRight';
import { useFailureText } from '../../shell/errors/useFailureText';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';

type Props = { order: Order; shipment: Shipment };

const arrived = ({ received_qty }: Shipment['lines'][number]) => Number(received_qty ?? 0) > 0;

/** For a buyer who keeps stock: takes what was received of a shipment into a warehouse. Nothing once that was done. */
export function StockShipment({ order, shipment }: Props) {
  const { t } = useTranslation('project');
  const rights = useRights();
  const [open, setOpen] = useState(false);
  const lots = shipment.lines.filter((line) => arrived(line) && isStockable(line));
  const offered = order.side === 'buyer' && shipment.received_at !== null && shipment.stocked_at === null;
  if (!offered || lots.length === 0 || !rights?.includes('change_stock')) return null;
  return (
    <>
      <Button size="sm" icon={<Warehouse />} onClick={() => setOpen(true)}>
        {t('stocking.do')}
      </Button>
      {open && <StockDialog order={order} shipment={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Into which warehouse, and which lines a warehouse cannot count. */
function StockDialog({ order, shipment, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { data, error: unread } = useQuery(warehousesQuery(useApi()));
  const [chosen, setChosen] = useState('');
  const { mutateAsync, isPending, error: refused } = useStockShipment(order.order_number);
  const error = refused ?? unread;
  const warehouses = data?.items ?? [];
  const warehouse_id = chosen || (warehouses[0]?.id ?? '');
  const came = shipment.lines.filter(arrived);
  const lots = came.filter(isStockable);
  const left = came.filter((line) => !isStockable(line));
  const take = () =>
    void mutateAsync({ shipment_id: shipment.id, warehouse_id }).then(() => {
      toast.success(t('stocking.done', { count: lots.length }));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={take}
      title={t('stocking.title')}
      description={t('stocking.text', { count: lots.length })}
      submitLabel={t('stocking.submit')}
      submitDisabled={warehouse_id === ''}
      loading={isPending}
      width={440}
    >
      <Stack $gap={3}>
        {data && warehouses.length === 0 ? (
          <Text>
            {t('stocking.noWarehouse')} <TextLink href={paths.stock.mine()}>{t('stocking.toWarehouses')}</TextLink>
          </Text>
        ) : (
          <Field label={t('stocking.warehouse')}>
            <Select
              value={warehouse_id}
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        )}
        {left.length > 0 && (
          <Text $color="warningText">
            {t('stocking.left', { lines: lineRanges(left.map(({ line_no }) => line_no)) })}
          </Text>
        )}
        {error && <InlineError>{failureText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
