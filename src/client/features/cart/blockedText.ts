import type { CartProblem } from '../../../contract/entities/cart';

/** Which text says how a cart can be ordered again: new prices alone are accepted, anything else has to be changed or removed. */
export const blockedText = (problems: readonly CartProblem[]) =>
  problems.every((problem) => problem === 'price_changed') ? 'blockedByPrice' : 'blocked';
