import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';

/** Where the cart of somebody without an account lies, and how it gets prices. */
export function VisitorNote() {
  const { t } = useTranslation('cart');
  const { loggedIn } = useSession();
  // Who waits for approval has signed in already.
  if (loggedIn) return <Banner>{t('kept.waiting')}</Banner>;
  const signIn = (
    <ButtonLink size="sm" href={paths.auth.login({ next: paths.service.cart() })}>
      {t('kept.signIn')}
    </ButtonLink>
  );
  return <Banner action={signIn}>{t('kept.text')}</Banner>;
}
