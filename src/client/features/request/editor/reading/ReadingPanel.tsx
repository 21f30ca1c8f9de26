import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { equivalentGrades } from '../../../../../domain/material/equivalents';
import type { Suggestion } from '../../../../../domain/material/suggestions';
import { Button } from '../../../../ui/Button';
import { type EditorLine, isUncertain } from '../editorLine';
import { specTexts } from '../specTexts';
import { useDoubts } from '../useDoubts';
import { alike, type Correction } from './alike';
import { type FieldReading, readingOf } from './readingOf';
import { useEquivalentText } from '../../../../shared/useEquivalentText';
import { FieldChip, Muted, Notes, Panel, PanelHead, Row, Words } from './readingStyles';
import { Suggestions } from './Suggestions';
import { useCellNames } from './useCellNames';
import { useCellTexts } from './useCellTexts';
import { useLearnedTexts } from './useLearnedTexts';

/** Below this a field is shown as doubtful. */
const SURE = 0.8;

type Props = {
  no: number;
  line: EditorLine;
  lines: readonly EditorLine[];
  onCorrect: (correction: Correction, everywhere: boolean) => void;
  onExclude: (key: string) => void;
};

/** What was understood of the selected line: its words with what was read in them, fields, doubts, corrections. */
export function ReadingPanel({ no, line, lines, onCorrect, onExclude }: Props) {
  const { t } = useTranslation(['buyer', 'reading', 'trade']);
  const doubts = useDoubts();
  const learnedTexts = useLearnedTexts();
  const reading = useMemo(() => readingOf(line), [line]);
  const correctionBy = ({ cell, value }: Suggestion): Correction => ({
    cell,
    from: specTexts(line.spec)[cell],
    to: value,
    line,
  });
  const others = reading.suggestions.map((suggestion) => alike(lines, correctionBy(suggestion)).length);
  const basis = t(`trade:weightBasis.${line.weight_basis}`);
  const weightBasis = line.weight_basis === 'unknown' ? basis : t('reading.weight', { basis });
  const nearest = line.spec.grade ? equivalentGrades(line.spec.grade) : [];
  const equivalentText = useEquivalentText();
  return (
    <Panel aria-label={t('reading.title', { no })}>
      <PanelHead>
        <strong>{t('reading.title', { no })}</strong>
        <span>{weightBasis}</span>
        <Button variant="ghost" size="sm" onClick={() => onExclude(line.key)}>
          {t('reading.exclude')}
        </Button>
      </PanelHead>
      <WordsAndFields line={line} reading={reading} />
      {isUncertain(line) && (
        <Notes>
          <li>{doubts(line)}</li>
        </Notes>
      )}
      <Suggestions
        suggestions={reading.suggestions}
        others={others}
        category={line.spec.category}
        onTake={(suggestion, everywhere) => onCorrect(correctionBy(suggestion), everywhere)}
      />
      {line.marks?.map((mark) => (
        <Muted key={mark}>{t(`mark.${mark}`)}</Muted>
      ))}
      {learnedTexts(line.learned ?? []).map((text) => (
        <Muted key={text}>{text}</Muted>
      ))}
      {line.own_cells.length > 0 && (
        <Muted data-sentry-mask>
          {t('reading.ownCells', { cells: line.own_cells.map(({ title, text }) => `${title} ${text}`).join(' · ') })}
        </Muted>
      )}
      {nearest.length > 0 && <Muted>{t('reading.nearest', { grades: equivalentText(nearest) })}</Muted>}
    </Panel>
  );
}

/** The line's words, and the fields read in them; a field that is pointed at marks its words. */
function WordsAndFields({ line, reading }: { line: EditorLine; reading: ReturnType<typeof readingOf> }) {
  const { t } = useTranslation('buyer');
  const name = useCellNames();
  const textOf = useCellTexts();
  const [active, setActive] = useState<FieldReading['cell'] | null>(null);
  const sureOf = (cell: FieldReading['cell']) => reading.fields.find((field) => field.cell === cell)?.sure;
  return (
    <>
      <Words>
        {reading.pieces.map(({ at, text, cell }) =>
          cell === null ? (
            text
          ) : (
            <mark
              key={at}
              data-active={cell === active || undefined}
              data-doubt={(sureOf(cell) ?? 1) < SURE || undefined}
              title={name(cell)}
            >
              {text}
            </mark>
          ),
        )}
      </Words>
      <Row>
        {reading.fields.map(({ cell, value, sure, byHand }) => (
          <FieldChip
            key={cell}
            $doubt={sure !== null && sure < SURE}
            onMouseEnter={() => setActive(cell)}
            onMouseLeave={() => setActive(null)}
          >
            <span>{name(cell)}</span>
            <b title={cell === 'type' ? value : undefined}>{textOf(cell, value, line.spec.category)}</b>
            {byHand && <i>{t('reading.byHand')}</i>}
            {sure !== null && <i>{Math.round(sure * 100)}%</i>}
          </FieldChip>
        ))}
      </Row>
    </>
  );
}
