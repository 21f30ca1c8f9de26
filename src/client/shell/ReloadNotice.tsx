import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { givesWay } from '../theme/givesWay';
import { media } from '../theme/media';
import { layers } from '../theme/layers';
import { shadow } from '../theme/roles';
import { radius, space } from '../theme/tokens';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { RELOAD_WAITS, reloadNow } from '../ui/reloadOnce';

const Place = styled.div`
  position: fixed;
  bottom: calc(var(--bottom-bar-height) + var(--foot-bar-height) + ${space(6)});
  left: 50%;
  transform: translateX(-50%);
  z-index: ${layers.toast};
  ${givesWay}
  width: 480px;
  ${media.phone} {
    right: ${space(4)};
    left: ${space(4)};
    width: auto;
    transform: none;
  }
  & > * {
    border-radius: ${radius[8]};
    box-shadow: ${shadow('overlay')};
  }
`;

/** Says that a part of the page is missing until it is reloaded, which waits for what is being typed. */
export function ReloadNotice() {
  const { t } = useTranslation('shell');
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const show = () => setWaiting(true);
    window.addEventListener(RELOAD_WAITS, show);
    return () => window.removeEventListener(RELOAD_WAITS, show);
  }, []);
  if (!waiting) return null;
  return (
    <Place data-paper="none">
      <Banner
        tone="warning"
        title={t('reload.title')}
        action={
          <Button size="sm" onClick={() => void (reloadNow() || window.location.reload())}>
            {t('reload.now')}
          </Button>
        }
      >
        {t('reload.text')}
      </Banner>
    </Place>
  );
}
