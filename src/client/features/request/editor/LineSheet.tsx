import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { MAX_LINES } from '../../../../contract/constants';
import type { Currency } from '../../../../contract/values';
import type { GridJump } from '../../../ui/grid/gridTypes';
import { LineGrid } from '../../../ui/LineGrid';
import { ColumnTools } from '../intake/columns/ColumnTools';
import { AgainBanner } from './again/AgainBanner';
import { type EditorLine, isBlank } from './editorLine';
import { ExcludedLines } from './ExcludedLines';
import { linesOf, newRow, rowOf } from './gridRow';
import { LineFigures } from './LineFigures';
import { ReadingPanel } from './reading/ReadingPanel';
import { ReadingTools } from './reading/ReadingTools';
import { SourceClip } from './reading/SourceClip';
import { useLineColumns } from './useLineColumns';
import type { LinesWork } from './useLines';

type Props = {
  lines: readonly EditorLine[];
  currency: Currency;
  refused: ReadonlyMap<string, string>;
  jump: GridJump | null;
  work: LinesWork;
  onTypeLine: (line: EditorLine) => void;
};

/** The spreadsheet of what was understood, how the chosen line was read, and what was left out. */
export function LineSheet({ lines, currency, refused, jump, work, onTypeLine }: Props) {
  const { intake, corrections, edit } = work;
  const { t } = useTranslation('buyer');
  const columns = useLineColumns(refused, currency);
  const rows = useMemo(() => lines.filter((line) => !line.excluded).map(rowOf), [lines]);
  const excluded = useMemo(() => lines.filter((line) => line.excluded), [lines]);
  const [selected, setSelected] = useState<number | null>(null);
  const chosen = selected === null ? undefined : rows[selected]?.line;
  // A window over the page takes the focus from the grid, which then has no selection.
  const [last, setLast] = useState(0);
  const opened = rows[selected ?? last]?.line;
  return (
    <>
      <LineGrid
        aria-label={t('lines.title')}
        columns={columns}
        value={rows}
        onChange={edit}
        newRow={newRow}
        onType={(row) => linesOf([row]).forEach(onTypeLine)}
        height="window"
        name="request"
        mostRows={MAX_LINES}
        jump={jump}
        onSelectRows={(places) => {
          const first = places?.[0] ?? null;
          setSelected(first);
          if (first !== null) setLast(first);
        }}
      />
      {work.again && <AgainBanner again={work.again} />}
      <ColumnTools intake={intake} />
      <ReadingTools corrections={corrections} lines={lines} />
      {chosen && !isBlank(chosen) && (
        <ReadingPanel
          no={(selected ?? 0) + 1}
          line={chosen}
          lines={lines}
          onCorrect={corrections.correct}
          onExclude={(key) => corrections.setExcluded(key, true)}
        />
      )}
      {opened?.source && <SourceClip key={opened.key} source={opened.source} />}
      <LineFigures lines={lines} />
      <ExcludedLines lines={excluded} onInclude={(key) => corrections.setExcluded(key, false)} />
    </>
  );
}
