import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { space, type } from '../../../theme/tokens';
import { type EditorLine, isUncertain } from './editorLine';
import { useDoubts } from './useDoubts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: 0 ${space(1)};
  background: ${({ theme }) => theme.tone.yellow.surface};
  color: ${({ theme }) => theme.tone.yellow.text};
  ${type(12)}
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Marks a line whose reading is uncertain, and says why in words. */
export function LineCheck({ line }: { line: EditorLine }) {
  const doubts = useDoubts();
  if (!isUncertain(line)) return null;
  const words = doubts(line);
  return (
    <Root title={words}>
      <CircleHelp aria-hidden />
      <span>{words}</span>
    </Root>
  );
}
