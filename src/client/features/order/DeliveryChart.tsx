import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Order } from '../../../contract/entities/order';
import { seoulDay } from '../../../domain/time/deadline';
import { dayText } from '../../../domain/time/instants';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { ChartCard } from '../../ui/chart/ChartCard';
import { DataTable } from '../../ui/DataTable';
import { useAtTime } from '../../ui/useNow';
import { type DeliveryBar, type DeliveryDays, dayPlace, daysAfter, deliveryDays } from './deliveryDays';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
  ${type(13)}
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) minmax(72px, max-content);
  align-items: center;
  gap: 0 ${space(3)};
  & > svg {
    display: block;
    overflow: visible;
    width: 100%;
    height: 24px;
  }
  & > :last-child {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
    & > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Way = styled.line<{ $late: boolean; $open: boolean }>`
  stroke: ${({ $late }) => color($late ? 'warning' : 'accent')};
  stroke-width: 8px;
  stroke-dasharray: ${({ $open }) => ($open ? '4 3' : 'none')};
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

const Ground = styled.line`
  stroke: ${color('line')};
  stroke-width: 1px;
`;

const Required = styled.line`
  stroke: ${color('warning')};
  stroke-width: 2px;
  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

const Today = styled.line`
  stroke: ${color('lineControl')};
  stroke-width: 1px;
  stroke-dasharray: 2 2;
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
`;

/** The delivery of an order in days: when it was placed, has to be there, and what was on the way when. */
export function DeliveryChart({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  // Before the browser knows the time, and so on paper from the server, nothing is said of today.
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

/** How a shipment stands to the required day. */
function useStand({ required }: DeliveryDays) {
  const { t } = useTranslation('project');
  return ({ to, arrived, late }: DeliveryBar) => {
    if (late && required) return t('order.daysLate', { count: daysAfter(to, required) });
    return t(arrived ? 'order.arrived' : 'order.onTheWay');
  };
}

function Days({ days, today, label }: Props & { today: string | null }) {
  const { t } = useTranslation('project');
  const stand = useStand(days);
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
              <Way
                $late={bar.late}
                $open={!bar.arrived}
                x1={x(bar.from)}
                // What left and arrived on one day is still to be seen.
                x2={`${Math.max(dayPlace(bar.to, days), dayPlace(bar.from, days) + 1)}%`}
                y1="50%"
                y2="50%"
              />
            </svg>
            <span>{stand(bar)}</span>
          </Row>
        ))}
      </Rows>
      <Ends aria-hidden>
        <span>{t('order.orderedOn', { day: dayText(days.ordered) })}</span>
        <span>{dayText(days.last)}</span>
      </Ends>
    </>
  );
}

function DayTable({ days, label }: Props) {
  const { t } = useTranslation('project');
  const stand = useStand(days);
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
        { key: 'stand', header: t('order.stand'), align: 'right', render: stand },
      ]}
    />
  );
}
