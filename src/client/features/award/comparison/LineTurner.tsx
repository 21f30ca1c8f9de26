import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { type } from '../../../theme/tokens';
import { IconButton } from '../../../ui/IconButton';
import { useSwipe } from '../../../ui/useSwipe';

const Turns = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color('textMuted')};
  ${type(13)}
  font-variant-numeric: tabular-nums;
`;

type TurnerProps = { place: number; count: number; onTurn: (place: number) => void; children: ReactNode };

/** Leads from line to line of one seller: by a finger to the side, or by its buttons. */
export function LineTurner({ place, count, onTurn, children }: TurnerProps) {
  const { t } = useTranslation('project');
  const turn = (by: 1 | -1) => {
    if (place >= 0 && place + by >= 0 && place + by < count) onTurn(place + by);
  };
  return (
    <div {...useSwipe(turn)}>
      <Turns>
        <IconButton
          icon={<ChevronLeft />}
          label={t('compare.lineBefore')}
          disabled={place <= 0}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{t('compare.lineOf', { place: place + 1, count })}</span>
        <IconButton
          icon={<ChevronRight />}
          label={t('compare.lineAfter')}
          disabled={place < 0 || place >= count - 1}
          onClick={() => turn(1)}
        />
      </Turns>
      {children}
    </div>
  );
}
