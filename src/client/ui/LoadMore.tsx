import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { Button } from './Button';
import { InlineError } from './InlineError';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(4)} 0;
  color: ${color('textMuted')};
  ${type(13)}
`;

export type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** How many are on the page now. */
  shown?: number;
  error?: string | undefined;
};

/** Next page of a list that is read by cursor. */
export function LoadMore({ hasMore, loading, onLoadMore, shown, error }: LoadMoreProps) {
  const { t } = useTranslation('ui');
  if (!hasMore) return null;
  return (
    <Root>
      {error ? (
        <InlineError onRetry={onLoadMore}>{error}</InlineError>
      ) : (
        <Button loading={loading} onClick={onLoadMore}>
          {t('loadMore')}
        </Button>
      )}
      {shown !== undefined && <span aria-live="polite">{t('shown', { count: shown })}</span>}
    </Root>
  );
}
