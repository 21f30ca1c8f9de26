/** None of the conditions of a rule but its sum. */
export const NO_FLAGS = {
  alternates: false,
  single_bidder: false,
  not_lowest: false,
  over_target: false,
  over_budget: false,
} as const;
