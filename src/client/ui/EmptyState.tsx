import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice, NoticeAction, NoticeIcon, NoticeText, NoticeTitle } from './notice';

export type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  /** The button for it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** A drawing in place of the icon. */
  drawing?: ReactNode;
  /** Draws a dashed frame, for an empty place on a page rather than in a table. */
  bordered?: boolean;
  /** "h1" where this is all the page says. */
  level?: 'h1' | 'h2';
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, icon, drawing, bordered = false, level = 'h2' }: EmptyStateProps) {
  return (
    <Notice $bordered={bordered}>
      {drawing ?? <NoticeIcon aria-hidden>{icon ?? <Inbox />}</NoticeIcon>}
      <NoticeTitle as={level}>{title}</NoticeTitle>
      {text && <NoticeText>{text}</NoticeText>}
      {action && <NoticeAction>{action}</NoticeAction>}
    </Notice>
  );
}
