import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { edge } from '../theme/edge';
import { color } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { useOnline } from './useOnline';
import { VisuallyHidden } from './VisuallyHidden';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Block = styled.span`
  display: block;
  max-width: 100%;
  border-radius: ${radius[4]};
  background: ${color('surfaceSunken')};
  ${edge}
  animation: ${breathe} 1600ms ease-in-out infinite;
`;

interface BlockProps {
  width?: string;
  height?: string;
  style?: CSSProperties;
}

/** Gray shape of what is coming; width and height are CSS lengths. */
export function SkeletonBlock({ width = '100%', height = '16px', style }: BlockProps) {
  return <Block aria-hidden style={{ width, height, ...style }} />;
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

/** Lines of text that are coming. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBlock key={index} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** A list or text that is coming. */
export function LoadingLines({ lines = 8 }: { lines?: number }) {
  return (
    <Loading>
      <SkeletonLines lines={lines} />
    </Loading>
  );
}

/** Wraps a skeleton and says to screen readers that content is loading; without a network it says so to all. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <OfflineNote />
      {children}
    </div>
  );
}

const Note = styled.output`
  display: block;
  padding: ${space(4)};
  color: ${color('textMuted')};
  ${type(14)}
`;

/** Stands in a place whose content is still to come, and says why it does not while the device has no network. */
export function OfflineNote() {
  const { t } = useTranslation('ui');
  return !useOnline() && <Note>{t('errorNoAnswer')}</Note>;
}
