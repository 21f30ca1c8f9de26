import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Dialog as Radix } from 'radix-ui';
import type { SheetProps } from './sheetProps';
import styled, { keyframes } from 'styled-components';
import { edge } from '../theme/edge';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { radius, space } from '../theme/tokens';
import { Body, Footer, Head, Title } from './dialogStyles';
import { IconButton } from './IconButton';
import { useMask } from './Masked';
import { NextPaint } from './NextPaint';
import { useDialogFocus } from './useDialogFocus';
import { VisuallyHidden } from './VisuallyHidden';

const fromRight = keyframes`from { transform: translateX(100%); }`;
const fromBelow = keyframes`from { transform: translateY(100%); }`;

const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layers.overlay};
  background: ${color('overlay')};
`;

const Panel = styled(Radix.Content)<{ $side: 'right' | 'bottom'; $width: number }>`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${layers.overlay};
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}px, 100vw);
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};
  ${edge}
  animation: ${fromRight} 200ms ease-out;
  &:focus-visible {
    outline: none;
    border-radius: 0;
  }
  & > ${Body} {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.phone} {
    ${({ $side }) => ($side === 'bottom' ? `inset: auto 0 0 0; width: 100vw; max-height: 85vh; border-radius: ${radius[16]} ${radius[16]} 0 0;` : `width: min(100vw, 360px);`)}
    padding-bottom: env(safe-area-inset-bottom);
    animation-name: ${({ $side }) => ($side === 'bottom' ? fromBelow : fromRight)};
    & > ${Head},
    & > ${Body},
    & > ${Footer} {
      padding-left: ${space(5)};
      padding-right: ${space(5)};
    }
  }
`;

/** The panel of `Sheet`. A part with a script of its own draws it itself: one script less to wait for. */
export function OpenSheet({
  open,
  onOpenChange,
  title,
  titleHidden,
  children,
  footer,
  side = 'bottom',
  width = 420,
  focus: first,
}: SheetProps) {
  const { t } = useTranslation('ui');
  const focus = useDialogFocus(first);
  const mask = useMask();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil />
        <NextPaint onLeave={() => onOpenChange(false)}>
          <Panel
            $side={side}
            $width={width}
            {...mask}
            aria-describedby={undefined}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onOpenAutoFocus={focus.onOpenAutoFocus}
          >
            <Head>
              <div>
                <Title>{titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</Title>
              </div>
              <Radix.Close asChild>
                <IconButton label={t('close')} icon={<X />} />
              </Radix.Close>
            </Head>
            <Body>{children}</Body>
            {footer && <Footer data-dialog-foot>{footer}</Footer>}
          </Panel>
        </NextPaint>
      </Radix.Portal>
    </Radix.Root>
  );
}
