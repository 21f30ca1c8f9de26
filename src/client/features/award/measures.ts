import type { RfqLine } from '../../../contract/entities/rfq';
import { measuresOfRequested } from '../../../domain/material/measures';
import type { Measures } from '../../../domain/money/lineAmount';

/** What turns the line's unit into the unit of a price. */
export function measuresOfLine(line: RfqLine): Measures {
  return measuresOfRequested(line);
}
