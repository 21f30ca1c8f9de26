import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { areDialogsHeld, useDialogHold } from './dialogHold';
import { Body, Description, Footer, Head, Held, Overlay, Panel, Title } from './dialogStyles';
import { IconButton } from './IconButton';
import { WAY_OUT } from './LeaveButton';
import { useMask } from './Masked';
import { Recovery } from './recovery/Recovery';
import { useDialogFocus } from './useDialogFocus';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Width in px where there is room (default 480). */
  width?: number;
  /** Whether something in it would be lost: then a press beside it does nothing, and Esc first leads to the way out. */
  holds?: () => boolean;
};

/** A window over the page: traps and returns the focus, Esc closes. */
export function Dialog({ open, onOpenChange, title, description, children, footer, width = 480, holds }: DialogProps) {
  const { t } = useTranslation('ui');
  const focus = useDialogFocus();
  const { held, words } = useDialogHold();
  const [confirming, setConfirming] = useState(false);
  // A person who closes it while something binding is on its way waits for the answer, and reads it here.
  const change = (next: boolean) => {
    if (!next && areDialogsHeld()) return setConfirming(true);
    onOpenChange(next);
  };
  const mask = useMask();
  const panel = useRef<HTMLDivElement>(null);
  const stay = (event: Event) => holds?.() && event.preventDefault();
  const escape = (event: KeyboardEvent) => {
    // A cell that is open in a grid takes the key.
    if (event.target instanceof Element && event.target.matches('[data-open-cell="true"]'))
      return event.preventDefault();
    const out = panel.current?.querySelector<HTMLElement>(`[${WAY_OUT}]`);
    if (!out || out === document.activeElement || !holds?.()) return;
    event.preventDefault();
    out.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay>
          <Panel
            ref={panel}
            $width={width}
            {...focus}
            {...mask}
            onPointerDownOutside={stay}
            onEscapeKeyDown={escape}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <div>
                <Title>{title}</Title>
                {description && <Description>{description}</Description>}
              </div>
              <Radix.Close asChild>
                <IconButton label={t('close')} icon={<X />} />
              </Radix.Close>
            </Head>
            {children && (
              <Body>
                <Recovery>{children}</Recovery>
              </Body>
            )}
            <Held>{words && (confirming || !held) && words}</Held>
            {footer && <Footer>{footer}</Footer>}
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
