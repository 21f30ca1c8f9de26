import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RequestStart } from '../../../paths';
import { InlineError } from '../../../ui/InlineError';
import { LineGrid } from '../../../ui/LineGrid';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { ColumnTools } from '../intake/columns/ColumnTools';
import { CartIntake } from '../intake/CartIntake';
import { CopyIntake } from '../intake/CopyIntake';
import { PasteIntake } from '../intake/PasteIntake';
import { UploadIntake } from '../intake/UploadIntake';
import { takeKeptList } from '../intake/keptList';
import { useIntake } from '../intake/useIntake';
import { BringButtons, type Bringing } from './BringButtons';
import { type EditorLine, isBlank } from './editorLine';
import { ExcludedLines } from './ExcludedLines';
import { type GridRow, linesOf, newRow, rowOf } from './gridRow';
import { LineFigures } from './LineFigures';
import { mergeItems } from './mergeItems';
import { ReadingPanel } from './reading/ReadingPanel';
import { ReadingTools } from './reading/ReadingTools';
import { useCorrections } from './reading/useCorrections';
import { useLineColumns } from './useLineColumns';

export type LinesSectionProps = {
  way: RequestStart;
  lines: readonly EditorLine[];
  onChange: (change: (lines: readonly EditorLine[]) => readonly EditorLine[]) => void;
  /** What the server refused, by the line's key. */
  refused: ReadonlyMap<string, string>;
  error: string | null;
  /** Whether a list that was dropped on the home page belongs here. */
  takesKept?: boolean;
};

/** The list: first a place to bring it from, then a spreadsheet of what was understood. */
export function LinesSection({ way, lines, onChange, refused, error, takesKept = true }: LinesSectionProps) {
  const { t } = useTranslation('buyer');
  const columns = useLineColumns(refused);
  const [adding, setAdding] = useState<Bringing | null>(null);
  const rows = useMemo(() => lines.filter((line) => !line.excluded).map(rowOf), [lines]);
  const [selected, setSelected] = useState<number | null>(null);
  const chosen = selected === null ? undefined : rows[selected]?.line;
  const excluded = useMemo(() => lines.filter((line) => line.excluded), [lines]);
  const empty = lines.every(isBlank);
  const bringing = empty && way !== 'manual' ? way : adding;

  const corrections = useCorrections(lines, onChange);
  const { noteEdit, setExcluded } = corrections;
  const change = (edited: GridRow[]) => {
    const after = mergeItems(lines, linesOf(edited));
    noteEdit(lines, after);
    onChange((before) => (before === lines ? after : mergeItems(before, linesOf(edited))));
  };
  const append = useCallback(
    (read: EditorLine[], instead: ReadonlySet<string>) => {
      onChange((before) => [...before.filter((line) => !isBlank(line) && !instead.has(line.key)), ...read]);
      setAdding(null);
    },
    [onChange],
  );
  const intake = useIntake(append);
  const { readText } = intake;
  // The list is removed as it is taken, so a second run finds none.
  useEffect(() => {
    const kept = takesKept ? takeKeptList() : null;
    if (kept) void readText(kept);
  }, [readText, takesKept]);
  const toggle = (what: Bringing) => setAdding((now) => (now === what ? null : what));
  const showsGrid = !empty || way === 'manual';

  return (
    <Section
      id="lines"
      title={t('lines.title')}
      note={showsGrid ? t('lines.note') : undefined}
      actions={showsGrid && <BringButtons adding={adding} onToggle={toggle} />}
    >
      <Stack $gap={3}>
        {error && <InlineError>{error}</InlineError>}
        {bringing === 'upload' && <UploadIntake intake={intake} />}
        {bringing === 'paste' && <PasteIntake intake={intake} />}
        {bringing === 'cart' && <CartIntake onRead={append} />}
        {bringing === 'copy' && <CopyIntake />}
        {showsGrid && (
          <>
            <LineGrid
              aria-label={t('lines.title')}
              columns={columns}
              value={rows}
              onChange={change}
              newRow={newRow}
              height={560}
              onSelectRows={(rows) => setSelected(rows?.from ?? null)}
            />
            <ColumnTools intake={intake} />
            <ReadingTools corrections={corrections} lines={lines} />
            {chosen && !isBlank(chosen) && (
              <ReadingPanel
                no={(selected ?? 0) + 1}
                line={chosen}
                lines={lines}
                onCorrect={corrections.correct}
                onExclude={(key) => setExcluded(key, true)}
              />
            )}
            <LineFigures lines={lines} />
            <ExcludedLines lines={excluded} onInclude={(key) => setExcluded(key, false)} />
          </>
        )}
      </Stack>
    </Section>
  );
}
