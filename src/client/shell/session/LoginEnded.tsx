import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { nextPath } from '../route/sameSite';
import { useRoute } from '../useRoute';
import type { Ending } from './endedLogin';

/** In place of a member's page whose login ended under it: why it went, and the way back through signing in. */
export function LoginEnded({ ending }: { ending: Ending }) {
  const { t } = useTranslation('shell');
  const next = nextPath(useRoute().path);
  return (
    <EmptyState
      level="h1"
      icon={<LogIn />}
      title={t(`ended.${ending}.title`)}
      text={t(`ended.${ending}.text`)}
      action={
        <>
          <ButtonLink href={paths.auth.login({ next })} variant="primary" data-stlbs-id="ended-sign-in">
            {t('ended.signIn')}
          </ButtonLink>
          <ButtonLink href={paths.auth.signup({ next })} data-stlbs-id="ended-join">
            {t('ended.join')}
          </ButtonLink>
        </>
      }
    />
  );
}
