import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { color, shadow } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { Button } from './Button';
import { RELOAD_WAITS } from './reloadOnce';
import { Spinner } from './Spinner';
import { useOnline } from './useOnline';

const appear = keyframes`from { opacity: 0; }`;

/** Most scripts come within it, and a menu that led here has given the focus back by then. */
const PATIENCE_MS = 200;

const Panel = styled.dialog`
  width: min(400px, calc(100vw - ${space(6)}));
  margin: auto;
  pointer-events: auto;
  padding: ${space(6)};
  border: 0;
  border-radius: ${radius[16]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};
  color: ${color('text')};
  animation: ${appear} 150ms ease-out;
  ${type(14)}
  &::backdrop {
    background: ${color('overlay')};
    animation: ${appear} 150ms ease-out;
  }
  &:focus-visible {
    outline: none;
  }
`;

const Said = styled.output`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-top: ${space(5)};
`;

type Props = {
  /** Its script did not come, though there is a network. */
  missing: boolean;
  onRetry: () => void;
  onLeave: () => void;
};

/**
 * Holds the place of a window whose script is long on its way: what is pressed meanwhile does not reach the page, Esc calls the
 * window off, and the focus is back where it was by the time the window takes it.
 */
export function ComingWindow(props: Props) {
  const [due, setDue] = useState(false);
  const leave = useEffectEvent(props.onLeave);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    // Not the page's to take: Esc was meant for the window.
    const called = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    // Its script is of a release that is gone: the page says so, and has to be in sight.
    const gone = () => leave();
    window.addEventListener('keydown', called, true);
    window.addEventListener(RELOAD_WAITS, gone);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', called, true);
      window.removeEventListener(RELOAD_WAITS, gone);
    };
  }, []);
  return due && createPortal(<Holder {...props} />, document.body);
}

function Holder({ missing, onRetry, onLeave }: Props) {
  const { t } = useTranslation('ui');
  const online = useOnline();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    dialog.showModal();
    // Not to the first button: a key that is still held down would press it.
    dialog.focus();
    // Who opened the window decides: it may have to stay open.
    const cancelled = (event: Event) => {
      event.preventDefault();
      leave();
    };
    dialog.addEventListener('cancel', cancelled);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      // Gives the focus back.
      dialog.close();
    };
  }, []);
  const said = missing ? `${t('errorTitle')}. ${t('errorText')}` : online ? t('loading') : t('errorNoAnswer');
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={id} aria-busy={!missing}>
      <Said>
        {!missing && online && <Spinner />}
        <span id={id}>{said}</span>
      </Said>
      <Foot>
        <Button onClick={onLeave}>{t('close')}</Button>
        {missing && (
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Foot>
    </Panel>
  );
}
