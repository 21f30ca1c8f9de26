import { Button } from '../../../src/client/ui/Button';
import { BarChart } from '../../../src/client/ui/chart/BarChart';
import { ChartCard } from '../../../src/client/ui/chart/ChartCard';
import { BandChart } from '../../../src/client/ui/chart/BandChart';
import { DotRows } from '../../../src/client/ui/chart/DotRows';
import { RangeStrip } from '../../../src/client/ui/chart/RangeStrip';
import { StepLine } from '../../../src/client/ui/chart/StepLine';
import { RankBars } from '../../../src/client/ui/chart/RankBars';
import { DataTable } from '../../../src/client/ui/DataTable';
import type { Column } from '../../../src/client/ui/dataTable/tableTypes';
import { Figure } from '../../../src/client/ui/Figure';
import { FirstRows } from '../../../src/client/ui/FirstRows';
import { LineGrid } from '../../../src/client/ui/LineGrid';
import type { GridColumn } from '../../../src/client/ui/grid/gridTypes';
import { LongTable } from '../../../src/client/ui/LongTable';
import { Stack } from '../../../src/client/ui/Stack';
import { nothing, type Say, story } from '../story';

export default { title: 'Basics/Tables' };

type Line = { id: string; name: string; weight: string };
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `PIPE A106-B ${index + 1}B SCH40`,
    weight: String((index + 1) * 12.5),
  }));
const columns = (say: Say): Column<Line>[] => [
  { key: 'name', header: say('품목', 'Item'), wrap: true, render: (row) => row.name, sortValue: (row) => row.name },
  {
    key: 'weight',
    header: say('중량', 'Weight'),
    align: 'right',
    width: '120px',
    render: (row) => <Figure value={row.weight} unit="kg" />,
    sortValue: (row) => Number(row.weight),
  },
];
const key = (row: Line) => row.id;

export const Records = story((say) => (
  <DataTable
    aria-label={say('품목', 'Lines')}
    columns={columns(say)}
    rows={lines(5)}
    rowKey={key}
    rowHref={(row) => `/service/project/${row.id}`}
    rowTone={(row) => ({ '2': 'accent' as const, '3': 'muted' as const, '4': 'danger' as const })[row.id]}
    sort={{ key: 'weight', direction: 'desc' }}
    footer={
      <tr>
        <td>{say('합계', 'Sum')}</td>
        <td style={{ textAlign: 'right' }}>
          <Figure value="187.5" unit="kg" />
        </td>
      </tr>
    }
  />
));

export const Selecting = story((say) => (
  <DataTable
    aria-label={say('품목', 'Lines')}
    columns={columns(say)}
    rows={lines(3)}
    rowKey={key}
    selected={new Set(['1', '3'])}
    onSelect={nothing}
    bulkActions={<Button size="sm">{say('삭제', 'Delete')}</Button>}
    dense
  />
));

export const LoadingAndEmpty = story((say) => (
  <Stack $gap={6}>
    <DataTable
      aria-label={say('품목', 'Lines')}
      columns={columns(say)}
      rows={[]}
      rowKey={key}
      loading
      skeletonRows={3}
    />
    <DataTable aria-label={say('품목', 'Lines')} columns={columns(say)} rows={[]} rowKey={key} />
  </Stack>
));

export const Long = story((say) => (
  <Stack $gap={6}>
    <LongTable
      aria-label={say('긴 목록', 'Long list')}
      columns={columns(say)}
      rows={lines(60)}
      rowKey={key}
      boxed
      step={5}
    />
    <FirstRows count={3}>
      <DataTable aria-label={say('짧은 목록', 'Short list')} columns={columns(say)} rows={lines(3)} rowKey={key} />
    </FirstRows>
  </Stack>
));

type Priced = { item: string; price: string; uom: string; note: string };
const priced: Priced[] = [
  { item: 'PIPE A106-B 6B SCH40', price: '19500', uom: 'M', note: '' },
  { item: 'ELBOW 90 LR 4B', price: '', uom: 'EA', note: 'POSCO' },
];
const grid = (say: Say): GridColumn<Priced>[] => [
  { key: 'item', title: say('품목', 'Item'), width: 220, kind: 'readonly' },
  {
    key: 'price',
    title: say('단가', 'Unit price'),
    width: 120,
    kind: 'number',
    error: (row) => (row.price === '' ? say('단가를 입력해 주세요.', 'Enter a price.') : null),
  },
  {
    key: 'uom',
    title: say('단위', 'Unit'),
    width: 90,
    kind: 'select',
    options: [
      { value: 'M', label: 'M' },
      { value: 'EA', label: 'EA' },
    ],
  },
  { key: 'note', title: say('비고', 'Note'), width: 160, kind: 'text' },
];

export const Grid = story((say) => (
  <LineGrid
    aria-label={say('견적 품목', 'Quotation lines')}
    columns={grid(say)}
    value={priced}
    onChange={nothing}
    newRow={() => ({ item: '', price: '', uom: 'EA', note: '' })}
    actions={<Button size="sm">{say('일괄 입력', 'Fill all')}</Button>}
  />
));

const months = Array.from({ length: 6 }, (_, index) => ({ key: `2026-0${index + 1}`, label: String(index + 1) }));

export const Charts = story((say) => (
  <Stack $gap={6}>
    <ChartCard
      title={say('월별 발주', 'Orders by month')}
      note={say('백만 원', 'Million KRW')}
      table={null}
      chart={
        <BarChart
          label={say('월별 발주와 견적', 'Orders and quotations by month')}
          months={months}
          series={[
            { key: 'orders', name: say('발주', 'Orders'), fill: 'third', values: [3, 5, 2, 8, 6, 9] },
            { key: 'quotes', name: say('견적', 'Quotations'), fill: 'main', values: [9, 11, 6, 14, 12, 20] },
          ]}
          tick={String}
          figure={String}
          counted
        />
      }
    />
    <ChartCard
      title={say('단가 추이', 'Price index')}
      table={null}
      chart={
        <BandChart
          label={say('단가 추이', 'Price index')}
          months={months}
          values={[100, 104, null, 98, 101, 107]}
          spans={[{ low: 96, high: 105 }, null, null, { low: 95, high: 104 }, { low: 98, high: 98 }, null]}
          paid={[[97], [], [], [], [99], []]}
          tick={String}
          tip={(index) => [String(index)]}
        />
      }
    />
    <ChartCard
      title={say('판매사별 구매 금액', 'Spend by seller')}
      table={null}
      chart={
        <RankBars
          label={say('판매사별 구매 금액', 'Spend by seller')}
          rows={[
            { key: 'a', name: '한길파이프', parts: [40, 20], figure: '60' },
            { key: 'b', name: '동해철강', parts: [10, 25], figure: '35' },
          ]}
          parts={[
            { key: 'new', name: say('90일 이내', 'Up to 90 days'), fill: 'main' },
            { key: 'old', name: say('90일 초과', 'Over 90 days'), fill: 'risk' },
          ]}
        />
      }
    />
    <ChartCard
      title={say('주문 단가 비교', 'Order price against the offers')}
      table={null}
      chart={
        <DotRows
          label={say('주문 단가 비교', 'Order price against the offers')}
          ticks={[-5, 0, 5, 10]}
          tick={(value) => `${value}%`}
          rows={[
            {
              key: 'a',
              name: say('울산 배관재', 'Ulsan piping'),
              dots: [
                { kind: 'second', at: 8, title: '' },
                { kind: 'target', at: -3, title: '' },
                { kind: 'main', at: 2, title: '' },
              ],
              figure: '+2%',
            },
          ]}
          legend={[
            { kind: 'main', name: say('주문 금액', 'Order') },
            { kind: 'second', name: say('평균 견적', 'Average quotation') },
            { kind: 'target', name: say('목표 단가', 'Target price') },
          ]}
        />
      }
    />
    <StepLine
      label={say('단가 이력', 'Price history')}
      points={[
        { at: Date.parse('2026-08-01'), value: 9_500 },
        { at: Date.parse('2026-09-10'), value: 10_800 },
      ]}
      until={Date.parse('2026-11-01')}
      band={{ low: 9_800, high: 11_200 }}
      figure={String}
      day={(at) => new Date(at).toISOString().slice(0, 10)}
      since={(at) => new Date(at).toISOString().slice(0, 10)}
    />
    <RangeStrip
      label={say('다른 판매사의 가격 범위', 'Range elsewhere')}
      low={9_800}
      high={11_200}
      middle={10_200}
      own={10_500}
      paid={[9_900, 11_400]}
      figure={String}
    />
  </Stack>
));
