/** As many lists of rows as are known at once: the present one, and the one before it, to which undo goes back. */
const KNOWN = 2;

/**
 * Works something out for every row of a list, and at the next list only for rows that were not at their place before.
 * Rows are never changed in place. Lists are compared place by place, since looking each of thousands of rows up costs
 * more, and a weak map of them holds up the collection of garbage.
 */
export function perRow<Row extends object, Fact>(find: (row: Row, index: number) => Fact) {
  let known: readonly { rows: readonly Row[]; facts: readonly Fact[] }[] = [];
  return (rows: readonly Row[]): readonly Fact[] => {
    const same = known.find((one) => one.rows === rows);
    const facts =
      same?.facts ??
      rows.map((row, index) => {
        const before = known.find((one) => one.rows[index] === row);
        return before ? (before.facts[index] as Fact) : find(row, index);
      });
    if (!same) known = [{ rows, facts }, ...known].slice(0, KNOWN);
    return facts;
  };
}
