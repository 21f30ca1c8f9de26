import { Check } from 'lucide-react';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

type Props = { text: string; line: RfqLine; mark: string | null; changed: string | null };

/** What was asked with its remark, in one line of the grid; the words of the list stand in its title. Drawn often: it asks for nothing. */
export function RequestedItem({ text, line, mark, changed }: Props) {
  const title = [changed, text, line.raw_text, line.remark].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <span className="grid-item" title={title.join('\n')}>
      {mark && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </>
      )}
      {changed && <em>{changed}</em>}
      <span>{text}</span>
      {line.remark && !text.includes(line.remark) && <small>{line.remark}</small>}
    </span>
  );
}
