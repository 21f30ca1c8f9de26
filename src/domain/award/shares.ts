import type { ChosenShare } from '../../contract/entities/awardChoice';

/** Whether two choices of a line are the same, whatever the order of their shares and of what they say. */
export function sameShares(
  one: readonly ChosenShare[] | undefined,
  other: readonly ChosenShare[] | undefined,
): boolean {
  const text = (shares: readonly ChosenShare[] = []) =>
    shares
      .map(({ quotation_id, qty }) => `${quotation_id} ${qty}`)
      .toSorted()
      .join();
  return text(one) === text(other);
}
