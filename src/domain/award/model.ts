import type { Figures, OfferFigures } from './figures';

/** A mixed-integer problem, row by row, in the form that solvers take. */
export interface Model {
  costs: number[];
  lower: number[];
  upper: number[];
  rows: { low: number; high: number; indices: number[]; values: number[] }[];
  /** Which offer a column stands for, and how much of it one unit of the column is; null for "this seller is used". */
  columns: ({ offer: OfferFigures; qty: number } | null)[];
  /** Of a column in steps with a condition on its use: the column of that use. */
  uses: Map<number, number>;
  /** One unit of the objective in the request's currency. */
  scale: number;
}

export interface Goal {
  /** Cover as much as can be, or cover so much as cheaply as can be: each line's reach, or this sum of shares. */
  kind: 'cover' | 'cost';
  least: number[] | number;
}

/** Column of a seller's use: they come first, in the problem's order. */
export function modelOf(figures: Figures, goal: Goal, tighten = 0): Model {
  const { problem, offers, freight } = figures;
  const sellers = problem.sellers.length;
  const scale = goal.kind === 'cover' ? 1 : Math.max(1, ...offers.map((offer) => offer.cost)) / 1000;
  const model: Model = {
    costs: freight.map((cost) => (goal.kind === 'cover' ? 0 : cost / scale)),
    lower: freight.map(() => 0),
    upper: freight.map(() => 1),
    columns: freight.map(() => null),
    rows: [],
    uses: new Map(),
    scale,
  };
  const parts = new Map<OfferFigures, { column: number; qty: number }[]>();
  for (const offer of offers) {
    const made = quantityColumns(figures, offer).map(({ qty, most }) => {
      const column = model.costs.length;
      const cost = goal.kind === 'cover' ? -qty / (figures.requested[offer.line] ?? 1) : (offer.unit * qty) / scale;
      model.costs.push(cost);
      model.lower.push(0);
      model.upper.push(most);
      model.columns.push({ offer, qty });
      return { column, qty, most };
    });
    parts.set(offer, made);
    linkRows(model, figures, offer, made);
  }
  lineRows(model, figures, goal, parts);
  for (let seller = 0; seller < sellers; seller += 1) minimumRow(model, figures, seller, parts, tighten);
  if (problem.max_sellers !== null && problem.max_sellers < sellers) {
    const all = freight.map((_, index) => index);
    model.rows.push({ low: -Infinity, high: problem.max_sellers, indices: all, values: all.map(() => 1) });
  }
  return model;
}

type Column = { qty: number; most: number };

/** All of the offer in one column; and so many steps of it where its line may be divided. */
function quantityColumns({ problem }: Figures, offer: OfferFigures): Column[] {
  const whole = { qty: offer.max, most: 1 };
  const steps = Math.floor(offer.max / offer.step + 1e-9);
  const bound = problem.sellers[offer.seller]?.all_or_nothing === true;
  if (problem.whole_lines || bound || steps < 1 || offer.least > steps * offer.step + 1e-9) return [whole];
  if (offer.least >= offer.max - 1e-9 && offer.even) return [whole];
  return offer.even ? [{ qty: offer.step, most: steps }] : [whole, { qty: offer.step, most: steps }];
}

/** Nothing is taken of a seller who is not used; a minimum quantity holds as soon as anything is taken. */
function linkRows(
  model: Model,
  { problem }: Figures,
  offer: OfferFigures,
  made: readonly (Column & { column: number })[],
): void {
  const steps = made.find(({ most, qty }) => most > 1 || qty !== offer.max);
  const whole = made.find((one) => one !== steps);
  const bound = problem.sellers[offer.seller]?.all_or_nothing === true;
  let use = offer.seller;
  if (steps && (offer.least > offer.step || whole)) {
    use = model.costs.length;
    model.costs.push(0);
    model.lower.push(0);
    model.upper.push(1);
    model.columns.push(null);
    model.uses.set(steps.column, use);
    const least = Math.round(offer.least / offer.step);
    model.rows.push({ low: 0, high: Infinity, indices: [steps.column, use], values: [1, -least] });
    const both = whole ? [use, whole.column] : [use];
    model.rows.push({ low: 0, high: Infinity, indices: [offer.seller, ...both], values: [1, ...both.map(() => -1)] });
  }
  if (steps) model.rows.push({ low: 0, high: Infinity, indices: [use, steps.column], values: [steps.most, -1] });
  if (whole && !(steps && use !== offer.seller)) {
    model.rows.push({ low: 0, high: bound ? 0 : Infinity, indices: [offer.seller, whole.column], values: [1, -1] });
  }
}

type Parts = Map<OfferFigures, { column: number; qty: number }[]>;

/** Never more than requested, one seller where the line may not be divided, and as much as the goal wants. */
function lineRows(model: Model, { problem, byLine, requested }: Figures, goal: Goal, parts: Parts): void {
  const covers: { indices: number[]; values: number[] } = { indices: [], values: [] };
  for (const [line, group] of byLine.entries()) {
    const wanted = requested[line] ?? 1;
    const made = group.flatMap((offer) => parts.get(offer) ?? []);
    const indices = made.map(({ column }) => column);
    const shares = made.map(({ qty }) => qty / wanted);
    if (made.length === 0) continue;
    const least = goal.kind === 'cost' && typeof goal.least !== 'number' ? (goal.least[line] ?? 0) : 0;
    if (problem.whole_lines) {
      model.rows.push({ low: least > 0 ? 1 : 0, high: 1, indices, values: indices.map(() => 1) });
      if (least > 0) model.rows.push({ low: least - 1e-9, high: Infinity, indices, values: shares });
    } else {
      const even = Math.min(...made.map(({ qty }) => qty)) || 1;
      const values = made.map(({ qty }) => qty / even);
      model.rows.push({ low: (least * wanted) / even - 1e-7, high: wanted / even + 1e-7, indices, values });
    }
    covers.indices.push(...indices);
    covers.values.push(...shares);
  }
  if (goal.kind === 'cost' && typeof goal.least === 'number') {
    model.rows.push({ low: goal.least - 1e-7, high: Infinity, ...covers });
  }
}

function minimumRow(model: Model, figures: Figures, seller: number, parts: Parts, tighten: number): void {
  const of = figures.problem.sellers[seller];
  if (!of || of.min_order === null || Number(of.min_order) <= 0) return;
  const [indices, values] = [[seller], [-1 - tighten]];
  for (const offer of figures.bySeller[seller] ?? []) {
    for (const { column, qty } of parts.get(offer) ?? []) {
      indices.push(column);
      values.push((offer.ofMinimum * qty) / offer.max);
    }
  }
  model.rows.push({ low: 0, high: Infinity, indices, values });
}
