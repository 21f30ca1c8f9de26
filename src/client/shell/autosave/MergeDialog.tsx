import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Inline, Stack } from '../../ui/Stack';
import { LeaveButton } from '../../ui/LeaveButton';
import type { Conflict } from './mergeEdits';

const Cell = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: ${space(3)} 0;
  border: 0;
  border-top: 1px solid ${color('line')};
  & > legend {
    float: left;
    grid-column: 1 / -1;
    font-weight: ${weight.semibold};
    ${type(14)}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-height: 44px;
  overflow-wrap: anywhere;
  ${type(14)}
  & > span > small {
    display: block;
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

/** Words of a record's editor for its own cells. */
export interface CellWords {
  /** What the cell is called, with its line. */
  name(conflict: Pick<Conflict, 'row' | 'field'>): string;
  /** A value as its editor shows it; '' when empty. */
  value(field: string, value: unknown): string;
}

export type MergeProps = {
  conflicts: readonly Conflict[];
  words: CellWords;
  onDecide: (theirs: readonly Conflict[]) => void;
};

/** In sight wherever in a long form its reader is: nothing is saved until that is settled. */
const Waiting = styled.output`
  display: block;
  position: sticky;
  top: calc(var(--header-height) + ${space(2)});
  z-index: ${layers.stickyBar};
  margin-bottom: ${space(6)};
`;

/**
 * Cells that were changed here and elsewhere to different values: the reader chooses for each, now or later. While
 * somebody types into a field the window does not open: it would take the rest of the word.
 */
export function MergeDialog({ conflicts, words, onDecide }: MergeProps) {
  const { t } = useTranslation('shell');
  const [later, setLater] = useState<readonly Conflict[]>([]);
  const typing = useTyping();
  if (typing || later === conflicts) {
    const action = <Button onClick={() => setLater([])}>{t('autosave.merge.choose')}</Button>;
    return (
      <Waiting>
        <Banner tone="warning" title={t('autosave.merge.title')} action={action}>
          {t('autosave.conflict')}
        </Banner>
      </Waiting>
    );
  }
  return <Choosing conflicts={conflicts} words={words} onDecide={onDecide} onLater={() => setLater(conflicts)} />;
}

/** The field of a grid always has the focus; it is typed in while a cell is open. */
const TYPED =
  'textarea:not([data-open-cell="false"]), [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])';

const isTyped = (element: EventTarget | null) => element instanceof Element && element.matches(TYPED);

/** Whether the focus is in a field that is typed in; from one such field to the next it stays true. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(() => isTyped(document.activeElement));
  useEffect(() => {
    const going = new AbortController();
    const { signal } = going;
    document.addEventListener('focusin', ({ target }) => setTyping(isTyped(target)), { signal });
    // A window that is left keeps its field.
    const left = ({ relatedTarget }: FocusEvent) => setTyping(isTyped(relatedTarget ?? document.activeElement));
    document.addEventListener('focusout', left, { signal });
    const cells = new MutationObserver(() => setTyping(isTyped(document.activeElement)));
    cells.observe(document.body, { subtree: true, attributeFilter: ['data-open-cell'] });
    return () => {
      going.abort();
      cells.disconnect();
    };
  }, []);
  return typing;
}

function Choosing({ conflicts, words, onDecide, onLater }: MergeProps & { onLater: () => void }) {
  const { t } = useTranslation('shell');
  const [theirs, setTheirs] = useState<ReadonlySet<Conflict>>(new Set());
  const choose = (conflict: Conflict, taken: boolean) =>
    setTheirs((before) => new Set([...before, conflict].filter((one) => one !== conflict || taken)));
  const shown = (field: string, value: unknown) => words.value(field, value) || t('autosave.merge.empty');
  return (
    <Dialog
      open
      onOpenChange={onLater}
      width={560}
      title={t('autosave.merge.title')}
      description={t('autosave.merge.text')}
      holds={() => true}
      footer={
        <>
          <LeaveButton />
          <Button variant="primary" onClick={() => onDecide([...theirs])}>
            {t('autosave.merge.apply')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        {conflicts.length > 1 && (
          <Inline>
            <Button size="sm" onClick={() => setTheirs(new Set())}>
              {t('autosave.merge.allMine')}
            </Button>
            <Button size="sm" onClick={() => setTheirs(new Set(conflicts))}>
              {t('autosave.merge.allTheirs')}
            </Button>
          </Inline>
        )}
        <div>
          {conflicts.map((conflict) => (
            <Cell key={`${conflict.row} ${conflict.field}`}>
              <legend>{words.name(conflict)}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <Choice key={side}>
                  <input
                    type="radio"
                    name={`${conflict.row} ${conflict.field}`}
                    checked={theirs.has(conflict) === (side === 'theirs')}
                    onChange={() => choose(conflict, side === 'theirs')}
                  />
                  <span>
                    <small>{t(`autosave.merge.${side}`)}</small>
                    {shown(conflict.field, conflict[side])}
                  </span>
                </Choice>
              ))}
            </Cell>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}
