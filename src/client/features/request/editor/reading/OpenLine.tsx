import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { media } from '../../../../theme/media';
import { space } from '../../../../theme/tokens';
import { type EditorLine, isBlank } from '../editorLine';
import { ReadingPanel } from './ReadingPanel';
import { Muted, Panel } from './readingStyles';
import { SourceClip } from './SourceClip';
import type { Corrections } from './useCorrections';

/** Height in px of what stands beside the open line, with the gap above it. */
export const OPEN_LINE_HEIGHT = 132;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  ${media.wide} {
    grid-auto-flow: column;
    grid-template-columns: minmax(0, 3fr);
    grid-auto-columns: minmax(0, 2fr);
    /* As high for each line, so that no row moves when another line is opened. */
    height: ${OPEN_LINE_HEIGHT - 8}px;
    & > section {
      gap: ${space(1.5)};
      align-content: start;
      height: ${OPEN_LINE_HEIGHT - 8}px;
      padding: ${space(2)} ${space(3)};
      overflow-y: auto;
    }
    & svg {
      min-width: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

type Props = {
  /** The line that is open in the grid, and its place; none at first. */
  line: EditorLine | undefined;
  place: number;
  lines: readonly EditorLine[];
  corrections: Corrections;
};

/** Beside the grid: how the open line was read, and the part of the list that it was read from. */
export function OpenLine({ line: open, place, lines: all, corrections }: Props) {
  const { t } = useTranslation('buyer');
  // Its words are read for it: a frame later than the cells themselves.
  const line = useDeferredValue(open);
  const lines = useDeferredValue(all);
  return (
    <Root>
      {line && !isBlank(line) ? (
        <>
          <ReadingPanel
            no={place + 1}
            line={line}
            lines={lines}
            onCorrect={corrections.correct}
            onExclude={(key) => corrections.setExcluded(key, true)}
          />
          {line.source && <SourceClip key={line.key} source={line.source} />}
        </>
      ) : (
        <Panel aria-label={t('reading.label')}>
          <Muted>{t('reading.none')}</Muted>
        </Panel>
      )}
    </Root>
  );
}
