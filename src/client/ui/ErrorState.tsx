import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice, NoticeAction, NoticeIcon, NoticeText, NoticeTitle } from './notice';

export type ErrorStateProps = {
  /** What happened, in the user's words; a general sentence if absent. */
  title?: ReactNode;
  text?: ReactNode;
  /** The failure of the query that is missing here. A `passing` one is tried again without a press, and the text says so. */
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out beside the retry. */
  action?: ReactNode;
};

/** A part of the page failed to load. */
export function ErrorState({ title, text, error, onRetry, retrying, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Notice role="alert">
      <NoticeIcon $danger aria-hidden>
        <TriangleAlert />
      </NoticeIcon>
      <NoticeTitle>{title ?? t('errorTitle')}</NoticeTitle>
      <NoticeText>{againText(error, t) ?? text ?? t('errorText')}</NoticeText>
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

/** That a passing failure is tried again by itself, and whether the network or the server is missing; as `ApiError` says it of itself, which this folder does not know. */
function againText(error: unknown, t: (key: 'errorPassing' | 'errorNoAnswer') => string): string | undefined {
  const { passing, status, timedOut } = (error ?? {}) as {
    passing?: boolean;
    status?: number | null;
    timedOut?: boolean;
  };
  if (passing !== true) return undefined;
  return status === null && timedOut !== true ? t('errorNoAnswer') : t('errorPassing');
}
