import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { FootRoom } from '../FootRoom';
import { IconButton } from '../IconButton';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** How many rows are ticked, what can be done with them, and the way to none. */
export function SelectionBar({ count, onClear, children }: Props) {
  const { t } = useTranslation('ui');
  const selected = t('table.selected', { count });
  return (
    <BulkBar aria-label={selected}>
      <FootRoom />
      <strong aria-live="polite">{selected}</strong>
      {children}
      <IconButton label={t('table.clearSelection')} icon={<X />} onClick={onClear} />
    </BulkBar>
  );
}

/** What can be done with the ticked rows, at the window's foot. */
const BulkBar = styled.section`
  position: fixed;
  bottom: ${space(6)};
  left: 50%;
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  max-width: calc(100vw - ${space(6)});
  transform: translateX(-50%);
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  ${type(14)}
  & > strong {
    margin-right: ${space(2)};
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }
  /* Above the bar of main places. */
  ${media.phone} {
    bottom: calc(var(--bottom-bar-height) + ${space(4)});
    overflow-x: auto;
  }
`;
