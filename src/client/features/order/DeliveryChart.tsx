import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { seoulDay } from '../../../domain/time/deadline';
import { dayText } from '../../../domain/time/instants';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Legend } from '../../ui/chart/chartStyles';
import { DataTable } from '../../ui/DataTable';
import { useAtTime } from '../../ui/useNow';
import { Ends, Ground, Required, Row, Rows, Today, Transit } from './deliveryStyles';
import { type DeliveryBar, type DeliveryDays, dayPlace, daysAfter, deliveryDays } from './deliveryDays';

/** The delivery of an order by days: the day it was placed, the required day, and when each shipment was in transit. */
export function DeliveryChart({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  // Before the browser knows the time, nothing is said of today.
  const today = useAtTime((now) => (now === null ? '' : seoulDay(new Date(now))));
  const days = deliveryDays(order, today || seoulDay(new Date(order.placed_at)));
  if (!days) return null;
  const title = t('order.delivery');
  return (
    <ChartCard
      title={title}
      note={days.required ? t('order.requiredOn', { day: dayText(days.required) }) : t('order.noRequiredDay')}
      chart={<Days days={days} today={today && order.status === 'OPEN' ? today : null} label={title} />}
      table={<DayTable days={days} label={title} />}
    />
  );
}

type Props = { days: DeliveryDays; label: string };

/** Says whether a shipment has arrived, and by how much it is late. */
function useShipmentState({ required }: DeliveryDays) {
  const { t } = useTranslation('project');
  return ({ to, arrived, late }: DeliveryBar) => {
    if (late && required) return t('order.daysLate', { count: daysAfter(to, required) });
    return t(arrived ? 'order.arrived' : 'order.onTheWay');
  };
}

function Days({ days, today, label }: Props & { today: string | null }) {
  const { t } = useTranslation('project');
  const stateOf = useShipmentState(days);
  const x = (day: string) => `${dayPlace(day, days)}%`;
  const marks = (
    <>
      <Ground x1="0" x2="100%" y1="50%" y2="50%" />
      {today && <Today x1={x(today)} x2={x(today)} y1="0" y2="100%" />}
      {days.required && <Required x1={x(days.required)} x2={x(days.required)} y1="0" y2="100%" />}
    </>
  );
  return (
    <>
      <Rows aria-label={label}>
        {days.bars.length === 0 && (
          <Row>
            <span>{t('order.notShipped')}</span>
            <svg aria-hidden>{marks}</svg>
            <span>
              {days.required && today
                ? today > days.required
                  ? t('order.daysLate', { count: daysAfter(today, days.required) })
                  : t('order.daysLeft', { count: daysAfter(days.required, today) })
                : ''}
            </span>
          </Row>
        )}
        {days.bars.map((bar) => (
          <Row key={bar.id}>
            <span>{t('shipment.number', { number: bar.number })}</span>
            <svg aria-hidden>
              {marks}
              <Transit
                $late={bar.late}
                $open={!bar.arrived}
                x1={x(bar.from)}
                // What left and arrived on one day is still to be seen.
                x2={`${Math.max(dayPlace(bar.to, days), dayPlace(bar.from, days) + 1)}%`}
                y1="50%"
                y2="50%"
              />
            </svg>
            <span>{stateOf(bar)}</span>
          </Row>
        ))}
      </Rows>
      <Ends aria-hidden>
        <span>{t('order.orderedOn', { day: dayText(days.ordered) })}</span>
        <span>{dayText(days.last)}</span>
      </Ends>
      <DayLegend days={days} today={today} />
    </>
  );
}

/** What the lines of the drawing mean: those alone that are in it. */
function DayLegend({ days: { bars, required }, today }: { days: DeliveryDays; today: string | null }) {
  const { t } = useTranslation('project');
  const upright = { x1: 8, x2: 8, y1: 0, y2: 12 };
  const level = { x1: 0, x2: 16, y1: 6, y2: 6 };
  const transit = { $late: false, $open: false, ...level };
  const entries = [
    required && { key: 'required', sign: <Required {...upright} />, name: t('order.sign.required') },
    today && { key: 'today', sign: <Today {...upright} />, name: t('order.sign.today') },
    bars.some(({ arrived }) => arrived) && { key: 'arrived', sign: <Transit {...transit} />, name: t('order.arrived') },
    bars.some(({ arrived }) => !arrived) && {
      key: 'open',
      sign: <Transit {...transit} $open />,
      name: t('order.onTheWay'),
    },
    bars.some(({ late }) => late) && { key: 'late', sign: <Transit {...transit} $late />, name: t('order.sign.late') },
  ].filter((one) => typeof one === 'object' && one !== null);
  return (
    <Legend aria-hidden>
      {entries.map(({ key, sign, name }) => (
        <li key={key}>
          <svg width="16" height="12">
            {sign}
          </svg>
          {name}
        </li>
      ))}
    </Legend>
  );
}

function DayTable({ days, label }: Props) {
  const { t } = useTranslation('project');
  const stateOf = useShipmentState(days);
  return (
    <DataTable
      dense
      aria-label={label}
      rows={days.bars}
      rowKey={({ id }) => id}
      empty={t('order.notShipped')}
      columns={[
        { key: 'number', header: t('order.shipments'), render: ({ number }) => t('shipment.number', { number }) },
        { key: 'from', header: t('field.shipped_on'), align: 'right', render: ({ from }) => dayText(from) },
        {
          key: 'to',
          header: t('order.arrival'),
          align: 'right',
          render: ({ to, arrived }) => (arrived ? dayText(to) : t('order.until', { day: dayText(to) })),
        },
        { key: 'state', header: t('order.state'), align: 'right', render: stateOf },
      ]}
    />
  );
}
