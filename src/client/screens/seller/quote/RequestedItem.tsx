import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  color: ${color('text')};
  font-feature-settings: 'calt' 0;
  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    color: ${color('success')};
  }
`;

const Changed = styled.em`
  flex-shrink: 0;
  padding: 0 ${space(1.5)};
  border-radius: ${radius[4]};
  background: ${color('warningSurface')};
  color: ${color('warningText')};
  ${type(12)}
  font-style: normal;
`;

type Props = { text: string; line: RfqLine; mark: string | null; changed: string | null };

/** What was asked, in one line of the grid; the words of the list stand in its title. Drawn often: it asks for nothing. */
export function RequestedItem({ text, line, mark, changed }: Props) {
  const title = [text, line.raw_text, line.remark].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <Root title={title.join('\n')}>
      {mark && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </>
      )}
      {changed && <Changed>{changed}</Changed>}
      <span>{text}</span>
    </Root>
  );
}
