import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import type { EditorLine } from './editorLine';
import { cellsToMend, type WrongCell } from './problems';
import { useColumnNames } from './useColumnNames';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** Cells that are named at once; the rest follows as these are mended. */
const MOST = 8;

type Props = {
  lines: readonly EditorLine[];
  refused: ReadonlyMap<string, string>;
  onJump: (cell: WrongCell) => void;
};

/** The cells that keep the list from being sent, each with the way to it. */
export function WrongCells({ lines, refused, onJump }: Props) {
  const { t } = useTranslation('buyer');
  const name = useColumnNames();
  const cells = useMemo(() => cellsToMend(lines, refused), [lines, refused]);
  if (cells.length === 0) return null;
  return (
    <List>
      {cells.slice(0, MOST).map((cell) => (
        <li key={`${cell.row} ${cell.key}`}>
          <Button size="sm" onClick={() => onJump(cell)}>
            {t('lines.cell', { no: cell.row + 1, cell: name(cell.key) })}
          </Button>
        </li>
      ))}
      {cells.length > MOST && <li>{t('lines.moreCells', { count: cells.length - MOST })}</li>}
    </List>
  );
}
