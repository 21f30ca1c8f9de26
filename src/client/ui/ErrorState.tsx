import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice, NoticeAction, NoticeIcon, NoticeText, NoticeTitle } from './notice';

export type ErrorStateProps = {
  /** What happened, in the user's words; a general sentence if absent. */
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out beside the retry. */
  action?: ReactNode;
};

/** A part of the page failed to load. */
export function ErrorState({ title, text, onRetry, retrying, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Notice role="alert">
      <NoticeIcon $danger aria-hidden>
        <TriangleAlert />
      </NoticeIcon>
      <NoticeTitle>{title ?? t('errorTitle')}</NoticeTitle>
      <NoticeText>{text ?? t('errorText')}</NoticeText>
      {(onRetry || action) && (
        <NoticeAction>
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              {t('retry')}
            </Button>
          )}
          {action}
        </NoticeAction>
      )}
    </Notice>
  );
}
