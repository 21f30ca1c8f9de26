import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { NativeButton } from './nativeControls';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  color: ${color('dangerText')};
  ${type(13)}
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;

const Retry = styled(NativeButton)`
  margin-left: ${space(1)};
  font-weight: ${weight.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
  white-space: nowrap;
`;

/** Text that stays by the thing that failed. */
export function InlineError({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Root role="alert">
      <CircleAlert aria-hidden />
      <span>
        {children}
        {onRetry && (
          <Retry type="button" onClick={onRetry}>
            {t('retry')}
          </Retry>
        )}
      </span>
    </Root>
  );
}
