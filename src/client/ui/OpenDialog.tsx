import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Dialog as Radix } from 'radix-ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { DialogProps } from './dialogProps';
import { areDialogsHeld, useDialogHold } from './dialogHold';
import { Body, Description, fittingWidth, Footer, Head, Held, Overlay, Panel, Title } from './dialogStyles';
import { IconButton } from './IconButton';
import { InlineError } from './InlineError';
import { LeaveDialog, WAY_OUT } from './LeaveButton';
import { useMask } from './Masked';
import { NextPaint } from './NextPaint';
import { useOpenDialog } from './openDialogs';
import { Recovery } from './recovery/Recovery';
import { useDialogFocus } from './useDialogFocus';

/** The window of `Dialog`. */
export function OpenDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 560,
  holds,
  form,
  error,
}: DialogProps) {
  const { t } = useTranslation('ui');
  const focus = useDialogFocus();
  useOpenDialog(open);
  const { held, words } = useDialogHold();
  const [confirming, setConfirming] = useState(false);
  // A person who closes it while something binding is on its way waits for the answer, and reads it here.
  const change = (next: boolean) => {
    if (!next && areDialogsHeld()) return setConfirming(true);
    setWarned(false);
    onOpenChange(next);
  };
  const mask = useMask();
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [warned, setWarned] = useState(false);
  const isHeld = () => holds?.() || (form && body.current?.dataset['filled'] !== undefined);
  const stay = (event: Event) => isHeld() && event.preventDefault();
  /** A way to close that is easily taken by mistake. */
  const warnFirst = (event: Pick<Event, 'preventDefault' | 'target'>) => {
    // A cell that is open in a grid takes the key.
    if (event.target instanceof Element && event.target.matches('[data-open-cell="true"]'))
      return event.preventDefault();
    const out = panel.current?.querySelector<HTMLElement>(`[${WAY_OUT}]`);
    if (warned || !out || out === document.activeElement || !isHeld()) return;
    event.preventDefault();
    setWarned(form === true);
    out.focus();
  };
  const leave = () => change(false);
  const said = <Held>{words && (confirming || !held) ? words : warned && t('unsent')}</Held>;
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay>
          <NextPaint onLeave={leave}>
            <LeaveDialog value={leave}>
              <Panel
                ref={panel}
                $width={fittingWidth(width)}
                {...focus}
                {...mask}
                onPointerDownOutside={stay}
                onEscapeKeyDown={warnFirst}
                {...(description ? {} : { 'aria-describedby': undefined })}
              >
                <Head $alone={!children}>
                  <div>
                    <Title>{title}</Title>
                    {description && <Description>{description}</Description>}
                  </div>
                  <Radix.Close asChild onClick={form ? warnFirst : undefined}>
                    <IconButton label={t('close')} icon={<X />} />
                  </Radix.Close>
                </Head>
                {children && (
                  <Body ref={body} onInput={markFilled} onPaste={markFilled} onInputCapture={() => setWarned(false)}>
                    <Recovery>{children}</Recovery>
                  </Body>
                )}
                {footer ? (
                  <Footer data-dialog-foot>
                    {said}
                    {error && (
                      <Held as="div">
                        <InlineError>{error}</InlineError>
                      </Held>
                    )}
                    {footer}
                  </Footer>
                ) : (
                  said
                )}
              </Panel>
            </LeaveDialog>
          </NextPaint>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Marks the body of a window that something was filled in; it goes with the window, so one that opens again is untouched. */
function markFilled({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  // A file is chosen again at once; what was typed is not.
  if (!(target instanceof HTMLInputElement && target.type === 'file')) currentTarget.dataset['filled'] = '';
}
