import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { Button } from './Button';

const shrink = keyframes`to { transform: scaleX(0); }`;

const Root = styled.output`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  ${type(14)}
  & > span {
    flex: 1;
  }
`;

const Left = styled.i`
  position: absolute;
  inset: auto 0 0 0;
  height: 2px;
  background: ${color('lineControl')};
  transform-origin: left;
  animation: ${shrink} var(--seconds) linear forwards;
`;

export type UndoBarProps = {
  /** What was done, e.g. "3 lines deleted". */
  children: ReactNode;
  onUndo: () => void;
  /** The time is over: the bar goes and the action stands. */
  onExpire: () => void;
  seconds?: number;
};

/** Offers the way back in place for ten seconds; give it a `key` per action so that the time starts again. */
export function UndoBar({ children, onUndo, onExpire, seconds = 10 }: UndoBarProps) {
  const { t } = useTranslation('ui');
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    const timer = setTimeout(() => expire.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const way = useRef<HTMLButtonElement>(null);
  // What was pressed goes or is off now, at once or when the answer comes: a reader by keyboard goes on here.
  useEffect(() => {
    const pressed = document.activeElement;
    const follow = () => {
      const { activeElement } = document;
      const lost = !pressed?.isConnected || pressed.matches('body, :disabled');
      if (!lost || (activeElement && activeElement !== document.body && activeElement !== pressed)) return;
      watch.disconnect();
      way.current?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    follow();
    return () => watch.disconnect();
  }, []);
  return (
    <Root>
      <span>{children}</span>
      <Button ref={way} variant="ghost" icon={<Undo2 />} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Left style={{ '--seconds': `${seconds}s` }} aria-hidden />
    </Root>
  );
}
