import { Pin, PinOff, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { IconButton } from '../../../ui/IconButton';
import { late } from '../../../ui/late';
import { SkeletonLines } from '../../../ui/Skeleton';
import { Text } from '../../../ui/Text';
import { PanelRoot } from './matrixStyles';

/** Loads late: the panel is closed until it is opened. */
export const CellDetails = late(
  () => import('./CellDetails').then((part) => part.CellDetails),
  () => <SkeletonLines lines={6} />,
);

const Top = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};
  & > h2 {
    flex: 1;
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

const Body = styled.div`
  padding: ${space(4)};
`;

type Props = {
  /** What is shown; null while the pointer and the keyboard are nowhere. */
  shown: ComponentProps<typeof CellDetails> | null;
  height: string | undefined;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onClose: () => void;
};

/** Everything of the cell that is pointed at; pinned, it keeps to the one that the keyboard is at. */
export function DetailsPanel({ shown, height, pinned, onPin, onClose }: Props) {
  const { t } = useTranslation(['project', 'ui']);
  return (
    <PanelRoot
      aria-label={t('compare.details')}
      style={{ maxHeight: height }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Top>
        <h2>{t('compare.details')}</h2>
        <IconButton
          size="sm"
          icon={pinned ? <PinOff /> : <Pin />}
          aria-pressed={pinned}
          label={t('compare.keepCell')}
          onClick={() => onPin(!pinned)}
        />
        <IconButton size="sm" icon={<X />} label={t('ui:close')} onClick={onClose} />
      </Top>
      <Body>
        {shown ? (
          <CellDetails {...shown} />
        ) : (
          <Text $size={13} $color="textMuted">
            {t('compare.detailsHint')}
          </Text>
        )}
      </Body>
    </PanelRoot>
  );
}
