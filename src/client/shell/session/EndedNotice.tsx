import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { shadow } from '../../theme/roles';
import { frame, radius, space } from '../../theme/tokens';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { IconButton } from '../../ui/IconButton';
import { nextPath } from '../route/sameSite';
import { useRoute } from '../useRoute';
import type { Ending } from './endedLogin';

const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layers.stickyBar};
  width: calc(100% - ${space(8)});
  max-width: ${frame.content};
  margin: 0 auto ${space(4)};
  border-radius: ${radius[8]};
  box-shadow: ${shadow('overlay')};
  ${media.phone} {
    margin-bottom: calc(${space(18)} + env(safe-area-inset-bottom));
  }
  ${media.print} {
    display: none;
  }
`;

/** On a page that goes on without a login: that it ended, and the way to sign in again, until it is put away. */
export function EndedNotice({ ending }: { ending: Ending }) {
  const { t } = useTranslation('shell');
  const { path } = useRoute();
  const [put, setPut] = useState<string | null>(null);
  if (put === ending) return null;
  return (
    <Place>
      <Banner
        tone="warning"
        title={t(`ended.${ending}.title`)}
        action={
          <>
            <ButtonLink size="sm" variant="primary" href={paths.auth.login({ next: nextPath(path) })}>
              {t('ended.signIn')}
            </ButtonLink>
            <IconButton size="sm" label={t('ended.dismiss')} icon={<X />} onClick={() => setPut(ending)} />
          </>
        }
      >
        {t('ended.public')}
      </Banner>
    </Place>
  );
}
