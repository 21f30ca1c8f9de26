import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { awaitsPrepayment } from '../../../domain/states/order';
import { dueMeaning } from '../../../domain/states/lineDelivery';
import { seoulDay } from '../../../domain/time/deadline';
import { dayText } from '../../../domain/time/instants';
import { useToday } from '../../shared/useToday';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Legend } from '../../ui/chart/chartStyles';
import { DataTable } from '../../ui/DataTable';
import { Ends, Ground, Promised, Row, Rows, Today, Transit, Wished } from './deliveryStyles';
import { type DeliveryBar, type DeliveryDays, type DeliveryRest, dayPlace, deliveryDays } from './deliveryDays';

/** The delivery of an order by days: placed, promised and wished, when each shipment was in transit, and what has yet to leave. */
export function DeliveryChart({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  // Before the browser knows the time, nothing is said of today.
  const today = useToday();
  const days = deliveryDays(order, today || seoulDay(new Date(order.placed_at)));
  if (!days) return null;
  const title = t('order.delivery');
  const due = t(`delivery.due.${dueMeaning(order.delivery_term)}`);
  const { payment_term, payment_status: payment } = order;
  const unpaid = awaitsPrepayment({ payment_term, payment });
  const props = { days, label: title, due, today: today && order.status === 'OPEN' ? today : null, unpaid };
  const [soonest, last] = [days.promised[0], days.promised.at(-1)];
  const notes = [
    soonest && `${due} ${dayText(soonest)}${last && last !== soonest ? ` ~ ${dayText(last)}` : ''}`,
    days.wished && t('order.requiredOn', { day: dayText(days.wished) }),
  ].filter(Boolean);
  return (
    <ChartCard
      title={title}
      note={notes.join(' · ') || t('order.noRequiredDay')}
      chart={<Days {...props} />}
      table={<DayTable {...props} />}
    />
  );
}

type Props = { days: DeliveryDays; label: string; due: string; today: string | null; unpaid: boolean };

/** Says of a shipment whether it has arrived, and by how much it is late or will be; of the rest, how long there is for it. */
function useDeliveryStates() {
  const { t } = useTranslation('project');
  return {
    shipment: ({ arrived, late_days: count, foreseen }: DeliveryBar) => {
      if (count > 0) return t(foreseen ? 'order.daysLateForeseen' : 'order.daysLate', { count });
      return t(arrived ? 'order.arrived' : 'order.onTheWay');
    },
    rest: ({ days_left: days }: DeliveryRest, unpaid: boolean) => {
      if (days === null) return '';
      // Until a prepaid order is paid the seller is late by nothing.
      if (unpaid && days < 0) return t('order.awaitsPayment');
      return days < 0 ? t('order.daysLate', { count: -days }) : t('order.daysLeft', { count: days });
    },
  };
}

/** What the row of what has yet to leave is called: nothing has left at all, or some lines have not. */
function useRestName() {
  const { t } = useTranslation('project');
  return ({ bars, rest }: DeliveryDays) =>
    bars.length === 0 || !rest ? t('order.notShipped') : t('order.toShip', { count: rest.lines });
}

function Days({ days, label, due, today, unpaid }: Props) {
  const { t } = useTranslation('project');
  const stateOf = useDeliveryStates();
  const restName = useRestName();
  const x = (day: string) => `${dayPlace(day, days)}%`;
  const upright = (day: string) => ({ x1: x(day), x2: x(day), y1: '0', y2: '100%' });
  const marks = (promised: string | null) => (
    <>
      <Ground x1="0" x2="100%" y1="50%" y2="50%" />
      {days.wished && <Wished {...upright(days.wished)} />}
      {today && <Today {...upright(today)} />}
      {promised && <Promised {...upright(promised)} />}
    </>
  );
  return (
    <>
      <Rows aria-label={label}>
        {days.bars.map((bar) => (
          <Row key={bar.id}>
            <span>{t('shipment.number', { number: bar.number })}</span>
            <svg aria-hidden>
              {marks(bar.due)}
              <Transit
                $late={bar.late_days > 0}
                $open={!bar.arrived}
                x1={x(bar.from)}
                // What left and arrived on one day is still to be seen.
                x2={`${Math.max(dayPlace(bar.to, days), dayPlace(bar.from, days) + 1)}%`}
                y1="50%"
                y2="50%"
              />
            </svg>
            <span>{stateOf.shipment(bar)}</span>
          </Row>
        ))}
        {days.rest && (
          <Row>
            <span>{restName(days)}</span>
            <svg aria-hidden>{marks(days.rest.due)}</svg>
            <span>{today && stateOf.rest(days.rest, unpaid)}</span>
          </Row>
        )}
      </Rows>
      <Ends aria-hidden>
        <span>{t('order.orderedOn', { day: dayText(days.ordered) })}</span>
        <span>{dayText(days.last)}</span>
      </Ends>
      <DayLegend days={days} due={due} today={today} />
    </>
  );
}

/** What the lines of the drawing mean: those alone that are in it. */
function DayLegend({ days: { bars, promised, wished }, due, today }: Omit<Props, 'label' | 'unpaid'>) {
  const { t } = useTranslation('project');
  const upright = { x1: 8, x2: 8, y1: 0, y2: 12 };
  const level = { x1: 0, x2: 16, y1: 6, y2: 6 };
  const transit = { $late: false, $open: false, ...level };
  const entries = [
    promised.length > 0 && { key: 'promised', sign: <Promised {...upright} />, name: due },
    wished && { key: 'wished', sign: <Wished {...upright} />, name: t('order.sign.required') },
    today && { key: 'today', sign: <Today {...upright} />, name: t('order.sign.today') },
    bars.some(({ arrived }) => arrived) && { key: 'arrived', sign: <Transit {...transit} />, name: t('order.arrived') },
    bars.some(({ arrived }) => !arrived) && {
      key: 'open',
      sign: <Transit {...transit} $open />,
      name: t('order.onTheWay'),
    },
    bars.some(({ late_days }) => late_days > 0) && {
      key: 'late',
      sign: <Transit {...transit} $late />,
      name: t('order.sign.late'),
    },
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

function DayTable({ days, label, due, unpaid }: Props) {
  const { t } = useTranslation('project');
  const stateOf = useDeliveryStates();
  const restName = useRestName();
  const rows = [
    ...days.bars.map((bar) => ({
      id: bar.id,
      name: t('shipment.number', { number: bar.number }),
      from: dayText(bar.from),
      to: bar.arrived ? dayText(bar.to) : t('order.until', { day: dayText(bar.to) }),
      due: bar.due,
      state: stateOf.shipment(bar),
    })),
    ...(days.rest
      ? [
          {
            id: 'rest',
            name: restName(days),
            from: '–',
            to: '–',
            due: days.rest.due,
            state: stateOf.rest(days.rest, unpaid),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      dense
      aria-label={label}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('order.notShipped')}
      columns={[
        { key: 'number', header: t('order.shipments'), render: ({ name }) => name },
        { key: 'from', header: t('field.shipped_on'), align: 'right', render: ({ from }) => from },
        { key: 'to', header: t('order.arrival'), align: 'right', render: ({ to }) => to },
        { key: 'due', header: due, align: 'right', render: (row) => (row.due ? dayText(row.due) : '–') },
        { key: 'state', header: t('order.state'), align: 'right', render: ({ state }) => state },
      ]}
    />
  );
}
