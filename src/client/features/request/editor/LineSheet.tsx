import { PanelBottom } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { useMemo, useState } from 'react';
import { MAX_LINES } from '../../../../contract/constants';
import type { Currency } from '../../../../contract/values';
import type { CardLayout, GridJump } from '../../../ui/grid/gridTypes';
import type { CostCodes } from '../../../shared/cost/useCostCodes';
import { Button } from '../../../ui/Button';
import { LineGrid } from '../../../ui/LineGrid';
import { AgainBanner } from './again/AgainBanner';
import { ColumnTools } from '../intake/columns/ColumnTools';
import { type EditorLine, isBlank } from './editorLine';
import { ExcludedLines } from './ExcludedLines';
import { type GridRow, linesOf, newRow, rowOf } from './gridRow';
import { OPEN_LINE_HEIGHT, OpenLine } from './reading/OpenLine';
import { ReadingTools } from './reading/ReadingTools';
import { useReadingBeside } from './reading/useReadingBeside';
import { useLineColumns } from './useLineColumns';
import type { LinesWork } from './useLines';

/** A line on a phone: its words, size and quantity first. */
const CARDS: CardLayout<GridRow> = { fields: ['raw_text', 'size', 'qty', 'uom'] };

type Props = {
  lines: readonly EditorLine[];
  currency: Currency;
  refused: ReadonlyMap<string, string>;
  jump: GridJump | null;
  codes: CostCodes | null;
  work: LinesWork;
  onTypeLine: (line: EditorLine) => void;
};

/** The spreadsheet of what was understood, how the chosen line was read, and what was left out. */
export function LineSheet({ lines, currency, refused, jump, codes, work, onTypeLine }: Props) {
  const { intake, corrections, edit } = work;
  const { t } = useTranslation('buyer');
  const columns = useLineColumns(refused, currency, codes);
  const rows = useMemo(() => lines.filter((line) => !line.excluded).map(rowOf), [lines]);
  const excluded = useMemo(() => lines.filter((line) => line.excluded), [lines]);
  // A window over the page takes the focus from the grid, which then has no selection.
  const [place, setPlace] = useState(0);
  const { beside, toggle } = useReadingBeside();
  // Of a list in which nothing stands there is nothing to show.
  const reads = beside && lines.some((line) => !isBlank(line));
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
        cards={CARDS}
        jump={jump}
        onSelectRows={(places) => {
          if (places?.[0] !== undefined) setPlace(places[0]);
        }}
        below={reads ? OPEN_LINE_HEIGHT : 0}
        actions={
          <>
            <Button variant="ghost" size="sm" icon={<PanelBottom />} aria-pressed={beside} onClick={toggle}>
              {t('reading.label')}
            </Button>
            {work.waiting > 0 && <Waiting>{t('reading.waiting', { count: work.waiting })}</Waiting>}
          </>
        }
      />
      {reads && <OpenLine line={rows[place]?.line} place={place} lines={lines} corrections={corrections} />}
      {work.again && <AgainBanner again={work.again} />}
      <ColumnTools intake={intake} />
      <ReadingTools corrections={corrections} lines={lines} />
      <ExcludedLines lines={excluded} onInclude={(key) => corrections.setExcluded(key, false)} />
    </>
  );
}

const Waiting = styled.output`
  color: ${color('textMuted')};
`;
