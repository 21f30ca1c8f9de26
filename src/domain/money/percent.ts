import type Big from 'big.js';

/** As many decimals as are looked at for one that says something. */
const MOST_DECIMALS = 6;

/** A percentage to one decimal; one that would round to nothing keeps its first decimal that says something: `0.3`, `0.02`. */
export function percentFigure(percent: Big): string {
  let figure = percent.round(1);
  for (let decimals = 2; figure.eq(0) && decimals <= MOST_DECIMALS; decimals += 1) figure = percent.round(decimals);
  return figure.eq(0) ? '0' : figure.toFixed();
}
