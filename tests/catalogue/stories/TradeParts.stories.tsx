import { AlternateChip } from '../../../src/client/shared/AlternateChip';
import { AlternatesNotice } from '../../../src/client/shared/AlternatesNotice';
import { CompanyName } from '../../../src/client/shared/CompanyName';
import { DateText } from '../../../src/client/shared/DateText';
import { DeadlineText } from '../../../src/client/shared/DeadlineText';
import { DeviationList } from '../../../src/client/shared/DeviationList';
import { AttachmentList } from '../../../src/client/shared/files/AttachmentList';
import { LeadTimeNotice } from '../../../src/client/shared/LeadTimeNotice';
import { LineMaterial } from '../../../src/client/shared/LineMaterial';
import type { LineRow } from '../../../src/client/shared/lineRow';
import { LineTable } from '../../../src/client/shared/LineTable';
import { ComparablePriceText, MoneyText, PriceText } from '../../../src/client/shared/MoneyText';
import { PrintMenu } from '../../../src/client/shared/PrintMenu';
import { QuantityText } from '../../../src/client/shared/QuantityText';
import { SearchForm } from '../../../src/client/shared/SearchForm';
import { SideChip } from '../../../src/client/shared/SideChip';
import { SpecText } from '../../../src/client/shared/SpecText';
import { StatusChip } from '../../../src/client/shared/StatusChip';
import { lookOf, type StatusKind } from '../../../src/client/shared/statusLook';
import { TermsList } from '../../../src/client/shared/TermsList';
import { TimelineList } from '../../../src/client/shared/TimelineList';
import { TotalsBox } from '../../../src/client/shared/TotalsBox';
import { WeightSum } from '../../../src/client/shared/WeightSum';
import { WeightText } from '../../../src/client/shared/WeightText';
import { Stack } from '../../../src/client/ui/Stack';
import { parseLine } from '../../../src/domain/material/parseLine';
import { specOfLine } from '../../../src/domain/material/spec';
import { nothing, Row, States, story } from '../story';

export default { title: 'Trade/Parts' };

const RAW = [
  'PIPE SMLS A106-B 6" SCH40',
  'ELBOW 90 LR A234-WPB 4B SCH40',
  'FLANGE WN RF A105 6" 150# ',
  'GASKET SPIRAL WOUND 6" 150# SS316',
];

const specOf = (raw: string) => specOfLine(parseLine(raw));

const line = (raw: string, index: number, more: Partial<LineRow> = {}): LineRow => ({
  id: String(index),
  line_no: index + 1,
  spec: specOf(raw),
  raw,
  tag: index === 1 ? 'P-101' : null,
  remark: null,
  excluded: index === 3,
  qty: String((index + 1) * 12),
  uom: index === 0 ? 'M' : 'EA',
  weight_kg: index === 3 ? null : '338.4',
  unit_price: '19500',
  price_uom: 'M',
  amount: '234000',
  maker: 'POSCO',
  origin: 'KR',
  lead_days: 14,
  ...more,
});

const ALTERNATE = {
  requested: { raw_text: RAW[0] ?? '', spec: specOf(RAW[0] ?? '') },
  offered: specOf('PIPE SMLS A53-B 6" SCH40'),
  deviations: [],
};

/** Every status of one kind of record. */
const STATUSES = {
  project: ['DRAFT', 'REQ', 'COL', 'CMP', 'BID'],
} as const satisfies Partial<Record<StatusKind, readonly string[]>>;

export const Statuses = story(() => (
  <States
    of={{
      request: (
        <Row>
          {STATUSES.project.map((status) => (
            <StatusChip key={status} kind="project" status={status} />
          ))}
          <StatusChip kind="project" status="COL" size="sm" />
          <span>{lookOf('project', 'COL').icon}</span>
        </Row>
      ),
      side: (
        <Row>
          <SideChip side="buyer" />
          <SideChip side="seller" />
          <AlternateChip />
        </Row>
      ),
      company: (
        <Row>
          <CompanyName name="대한강관" verified />
          <CompanyName name="Hanbit Plant" verified={false} />
          <CompanyName name={null} />
        </Row>
      ),
    }}
  />
));

export const Figures = story(() => (
  <States
    of={{
      money: (
        <Row>
          <MoneyText amount="12345000" currency="KRW" strong />
          <MoneyText amount="1234.5" currency="USD" />
          <MoneyText amount={null} currency="KRW" />
        </Row>
      ),
      price: (
        <Row>
          <PriceText price="19500.25" currency="KRW" per="M" />
          <ComparablePriceText price="19500.25" currency="KRW" per="EA" />
        </Row>
      ),
      quantity: (
        <Row>
          <QuantityText qty="12.5" uom="M" />
          <QuantityText qty={null} uom={null} />
        </Row>
      ),
      weight: (
        <Row>
          <WeightText kg="338.4" />
          <WeightText kg="12338.4" />
          <WeightText kg="0.1234" per="M" />
          <WeightText kg={null} />
          <WeightSum kg="338.4" unweighed={2} />
        </Row>
      ),
      time: (
        <Row>
          <DateText value="2026-03-04" />
          <DateText value="2026-03-04T08:00:00Z" time />
          <DateText value={null} />
          <DeadlineText closesAt={new Date(Date.now() + 72_000_000).toISOString()} />
          <DeadlineText closesAt="2026-03-04T08:00:00Z" endedAt="2026-03-03T08:00:00Z" />
          <DeadlineText closesAt={null} />
        </Row>
      ),
    }}
  />
));

export const Materials = story(() => (
  <Stack $gap={4}>
    {RAW.map((raw, index) => (
      <LineMaterial key={raw} row={line(raw, index, index === 0 ? { alternate: ALTERNATE } : {})} />
    ))}
    <SpecText spec={specOf(RAW[0] ?? '')} raw={RAW[0]} withRaw />
    <SpecText spec={specOf('?')} raw="특수 제작품" />
  </Stack>
));

export const Alternates = story((say) => (
  <Stack $gap={4}>
    <DeviationList {...ALTERNATE} />
    <AlternatesNotice
      title={say('대체 사양이 있어요', 'There are alternates')}
      items={[
        {
          key: '1',
          line: { line_no: 1, spec: ALTERNATE.requested.spec, raw_text: ALTERNATE.requested.raw_text },
          alternate: ALTERNATE,
          amount: '234000',
          currency: 'KRW',
        },
      ]}
    />
  </Stack>
));

export const LeadTimes = story(() => (
  <LeadTimeNotice
    wanted="2020-01-31"
    lines={[
      { line_no: 1, lead_days: 14 },
      { line_no: 2, lead_days: 30 },
      { line_no: 4, lead_days: null },
    ]}
  />
));

export const Lines = story(() => <LineTable rows={RAW.map((raw, index) => line(raw, index))} />);

export const PricedLines = story(() => <LineTable rows={RAW.map((raw, index) => line(raw, index))} currency="KRW" />);

export const Sums = story((say) => {
  const amounts = { lines_amount: '12000000', freight_amount: '300000', supply_amount: '12300000' };
  return (
    <Stack $gap={6}>
      <TotalsBox
        totals={{ ...amounts, currency: 'KRW', vat_amount: '1230000', total_amount: '13530000' }}
        weight="12338.4"
        unweighed={2}
      />
      <TotalsBox totals={{ ...amounts, currency: 'USD', vat_amount: '0', total_amount: '12300000' }} />
      <TermsList
        terms={{
          delivery_term: 'delivered',
          delivery_place: say('울산', 'Ulsan'),
          payment_term: 'prepaid',
          currency: 'USD',
          usd_krw_rate: '1390.5',
          required_date: '2026-03-04',
          freight_amount: '300',
          all_or_nothing: true,
          memo: say('분할 납품 가능', 'Partial delivery is fine'),
        }}
      />
    </Stack>
  );
});

export const Events = story((say) => {
  const event = {
    order_number: null,
    seller_name: null,
    actor_side: 'buyer' as const,
    actor_name: say('이담당', 'Lee'),
    company_name: say('한빛플랜트', 'Hanbit Plant'),
    params: {},
  };
  return (
    <TimelineList
      events={[
        { ...event, id: '1', at: '2026-03-02T00:00:00Z', kind: 'rfq_submitted', note: null },
        {
          ...event,
          id: '2',
          at: '2026-03-03T00:00:00Z',
          kind: 'rfq_cancelled',
          note: say('예산 변경', 'Budget changed'),
        },
      ]}
    />
  );
});

export const Tools = story((say) => (
  <Stack $gap={4}>
    <SearchForm
      value="A106B 6B"
      label={say('재고 검색', 'Search stock')}
      action={say('검색', 'Search')}
      hrefOf={(words) => `/service/stock/search/${words ?? ''}`}
    />
    <PrintMenu
      label={say('문서', 'Papers')}
      documents={[{ kind: 'order', name: say('발주서', 'Purchase order') }]}
      onPrint={nothing}
      loading={false}
    />
    <AttachmentList
      files={[
        {
          file_id: '1',
          name: say('도면.pdf', 'drawing.pdf'),
          size: 1_234_567,
          content_type: 'application/pdf',
          created_at: '2026-03-04T08:00:00Z',
        },
      ]}
      onRemove={nothing}
    />
  </Stack>
));
