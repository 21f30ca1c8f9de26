import { WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { edge } from '../../theme/edge';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { space, type, weight } from '../../theme/tokens';
import { theme } from '../../theme/theme';
import { useOnline } from '../../ui/useOnline';

/**
 * Lies over the space above the page, so that nothing moves when it comes or goes: 20 of the 24 px that a work page has at least. A page
 * with less gives it a height. A small screen always does: there the area's tabs stand first.
 */
const Place = styled.output`
  display: block;
  position: sticky;
  top: var(--header-height);
  z-index: ${layers.header};
  height: var(--offline-height, 0);
  ${media.compact} {
    height: auto;
  }
`;

const Words = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  padding: ${space(0.5)} ${space(4)};
  background: ${theme.tone.yellow.surface};
  color: ${theme.tone.yellow.text};
  ${type(12)}
  font-weight: ${weight.semibold};
  ${edge}
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
  }
`;

/** Says on every page, as long as it lasts, that the device has no network. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <Place data-paper="none" data-offline={online ? undefined : ''}>
      {!online && (
        <Words>
          <WifiOff aria-hidden />
          {t('offline')}
        </Words>
      )}
    </Place>
  );
}
