import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { Button } from './Button';
import { InlineError } from './InlineError';
import { usePrinting } from './usePrinting';

const Root = styled.div<{ $docked: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)} 0;
  color: ${color('textMuted')};
  ${type(13)}
  ${media.screenWide} {
    ${by('$docked', {
      true: `
        position: sticky;
        bottom: 0;
        z-index: ${layers.tableHead};
        flex-direction: row-reverse;
        justify-content: space-between;
        min-height: 40px;
        padding: 0 ${space(3)};
        border-top: 1px solid ${color('line')};
        background: ${color('page')};
      `,
    })}
  }
  ${media.print} {
    padding: ${space(2)} 0 0;
    break-before: avoid;
  }
`;

export type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** How many are on the page now. */
  shown?: number;
  error?: string | undefined;
  /** The foot of a list that people work through: always there, at the lower edge of the window. */
  docked?: boolean;
};

/** Next page of a list that is read by cursor. */
export function LoadMore({ hasMore, loading, onLoadMore, shown, error, docked = false }: LoadMoreProps) {
  const { t } = useTranslation('ui');
  const printing = usePrinting();
  const [pressed, setPressed] = useState(false);
  const count = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button goes with the last page: a reader by keyboard stays where it was.
    if (pressed && !hasMore && document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [pressed, hasMore]);
  if (!hasMore && !pressed && !(docked && shown)) return null;
  const load = () => {
    setPressed(true);
    onLoadMore();
  };
  return (
    <Root $docked={docked}>
      {error ? (
        <InlineError onRetry={load}>{error}</InlineError>
      ) : (
        hasMore && (
          <Button size={docked ? 'sm' : 'md'} loading={loading} onClick={load}>
            {t('loadMore')}
          </Button>
        )
      )}
      {shown !== undefined && (
        <span ref={count} tabIndex={-1} aria-live="polite">
          {t(printing && hasMore ? 'shownOnPaper' : 'shown', { count: shown })}
        </span>
      )}
    </Root>
  );
}
