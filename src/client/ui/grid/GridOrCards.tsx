import { useNarrow } from '../useNarrow';
import { GridBody } from './GridBody';
import { GridCards } from './GridCards';
import type { LineGridProps } from './gridTypes';

/** The body that fits the window: the grid, or on a phone the same rows as cards, where the caller says how. */
export function GridOrCards<Row extends object>(props: LineGridProps<Row>) {
  const { cards } = props;
  const narrow = useNarrow();
  return cards && narrow ? <GridCards {...props} cards={cards} /> : <GridBody {...props} />;
}
