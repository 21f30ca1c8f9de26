/** Figures worked out once more, in plain JavaScript from what was seen of a trade, for comparison with the server's. */

/** The month on the wall in Seoul. */
export const monthOf = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 7);

export interface SeenRequest {
  buyer: number;
  submitted_at: string;
  asked: number[];
  /** By seller; `price` per piece for every line. */
  quotations: Map<number, { first_at: string; received_at: string; price: number; status: string }>;
}

export interface SeenOrder {
  buyer: number;
  seller: number;
  placed_at: string;
  status: string;
  supply: number;
  /** Average of the quotations for the same lines less what was paid; null when there was one quotation only. */
  saved: number | null;
}

function median(minutes: number[]): number | null {
  const sorted = minutes.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = (sorted.length - 1) / 2;
  return Math.round(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? null : (Math.round((part / whole) * 1000) / 10).toFixed(1);
const minutesFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function buyerFigures(
  who: number,
  requests: SeenRequest[],
  orders: SeenOrder[],
  inside: (at: string) => boolean,
) {
  const mine = requests.filter((one) => one.buyer === who && inside(one.submitted_at));
  const placed = orders.filter((one) => one.buyer === who && inside(one.placed_at) && one.status !== 'CANCELLED');
  const answers = mine.map((one) => [...one.quotations.values()]);
  const asked = sum(mine.map((one) => one.asked.length));
  const answered = sum(answers.map((all) => all.filter(({ status }) => status !== 'WITHDRAWN').length));
  const compared = placed.filter((one) => one.saved !== null);
  return {
    requests: mine.length,
    asked,
    answered,
    answer_rate: percent(answered, asked),
    first_quotation_minutes: median(
      mine.flatMap((one, index) => {
        const times = (answers[index] ?? []).map(({ first_at }) => minutesFrom(one.submitted_at, first_at));
        return times.length === 0 ? [] : [Math.min(...times)];
      }),
    ),
    orders: placed.length,
    spend_krw: String(sum(placed.map((one) => one.supply))),
    spend_usd: '0.00',
    compared_orders: compared.length,
    saved_krw: String(sum(compared.map((one) => one.saved ?? 0))),
    saved_usd: '0.00',
  };
}

export function sellerFigures(
  who: number,
  requests: SeenRequest[],
  orders: SeenOrder[],
  inside: (at: string) => boolean,
) {
  const came = requests.filter((one) => one.asked.includes(who) && inside(one.submitted_at));
  const own = came.flatMap((one) => one.quotations.get(who) ?? []);
  const placed = orders.filter((one) => one.seller === who && inside(one.placed_at) && one.status !== 'CANCELLED');
  const quoted = own.filter(({ status }) => status !== 'WITHDRAWN').length;
  const won = own.filter(({ status }) => status === 'CONFIRMED').length;
  const decided = own.filter(({ status }) => ['CONFIRMED', 'LOST', 'DECLINED', 'LAPSED'].includes(status)).length;
  return {
    matched: came.length,
    quoted,
    quote_rate: percent(quoted, came.length),
    decided,
    won,
    win_rate: percent(won, decided),
    response_minutes: median(own.map((one) => minutesFrom(one.received_at, one.first_at))),
    orders: placed.length,
    revenue_krw: String(sum(placed.map((one) => one.supply))),
    revenue_usd: '0.00',
  };
}
