import { ChevronDown, CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';
import { NativeButton } from './nativeControls';
import { VisuallyHidden } from './VisuallyHidden';

const Line = styled.div`
  /* What is beside it stays in its line: the words give way. */
  flex: 1 1 0;
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  ${media.compact} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    max-width: 100%;
  }
`;

const Opener = styled(NativeButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: 100%;
  min-height: 36px;
  white-space: nowrap;
  &:not(:has(> span)) {
    flex: none;
  }
  padding: 0 ${space(2)};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  text-align: left;
  ${type(13)}
  & > b {
    flex: none;
    color: ${color('text')};
    font-weight: ${weight.semibold};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color('surfaceSunken')};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  &[data-alarm] > span,
  &[data-alarm] > svg:first-of-type {
    color: ${color('dangerText')};
  }
`;

const Panel = styled.div<{ $open: boolean }>`
  ${by('$open', { true: 'display: block;', false: 'display: none;' })}
  ${media.print} {
    display: block;
  }
`;

export type Fold = {
  key: string;
  title: string;
  /** What is in it, in few words. */
  summary?: ReactNode;
  /** Something in it has to be mended. */
  alarm?: boolean;
};

type OpenersProps = {
  folds: readonly Fold[];
  open: string | null;
  onOpen: (key: string | null) => void;
  /** Begins the ids of the panels. */
  id: string;
};

const panelId = (id: string, key: string) => `${id}-${key}`;

/**
 * One line that says what is in several parts of a page; a press opens one of them. The opener answers the press at once;
 * the part, which moves what is below it, follows in a pass of its own.
 */
export function FoldOpeners({ folds, open, onOpen, id }: OpenersProps) {
  const { t } = useTranslation('ui');
  const [shown, show] = useOptimistic(open);
  const press = (key: string) =>
    startTransition(() => {
      const next = shown === key ? null : key;
      show(next);
      onOpen(next);
    });
  return (
    <Line data-paper="none">
      {folds.map(({ key, title, summary, alarm }) => (
        <Opener
          key={key}
          type="button"
          aria-expanded={shown === key}
          aria-controls={panelId(id, key)}
          data-alarm={alarm || undefined}
          onClick={() => press(key)}
        >
          <b>{title}</b>
          {alarm && (
            <>
              <CircleAlert aria-hidden />
              <VisuallyHidden>{t('folds.alarm')}</VisuallyHidden>
            </>
          )}
          {summary && <span title={typeof summary === 'string' ? summary : undefined}>{summary}</span>}
          <ChevronDown aria-hidden />
        </Opener>
      ))}
    </Line>
  );
}

type PanelProps = { id: string; name: string; open: string | null; children: ReactNode };

/** What an opener opens. It is there while it is closed, so that print and what is typed in it stay whole. */
export function FoldPanel({ id, name, open, children }: PanelProps) {
  return (
    <Panel id={panelId(id, name)} $open={open === name}>
      {children}
    </Panel>
  );
}
