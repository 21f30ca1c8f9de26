import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** How many rows are ticked, what can be done with them, and the way to none. */
export function SelectionBar({ count, onClear, children }: Props) {
  const { t } = useTranslation('ui');
  const selected = t('table.selected', { count });
  return (
    <BulkBar aria-label={selected} data-foot-bar>
      <strong aria-live="polite">{selected}</strong>
      {children}
      <IconButton label={t('table.clearSelection')} icon={<X />} onClick={onClear} />
    </BulkBar>
  );
}

/** What can be done with the ticked rows, docked to the foot of the window over its whole width. */
const BulkBar = styled.section`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 56px;
  padding: ${space(2)} ${space(6)};
  border-top: 1px solid ${color('lineStrong')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  ${type(14)}
  /* The way to none ends the line. */
  & > button:last-child {
    margin-left: auto;
  }
  & > strong {
    margin-right: ${space(2)};
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  /* Above the bar of main places. */
  ${media.phone} {
    bottom: var(--bottom-bar-height);
    padding: ${space(1.5)} ${space(4)};
    overflow-x: auto;
  }
`;
