import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { color } from '../../../theme/roles';
import { space } from '../../../theme/tokens';
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

type Props = { text: string; line: RfqLine; mark: string | null };

/** What was asked, in one line of the grid; the words of the list stand in its title. Drawn often: it asks for nothing. */
export function RequestedItem({ text, line, mark }: Props) {
  const title = [text, line.raw_text, line.remark].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <Root title={title.join('\n')}>
      {mark && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </>
      )}
      <span>{text}</span>
    </Root>
  );
}
