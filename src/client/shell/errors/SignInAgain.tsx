import { LogIn } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ApiError } from '../../api/ApiError';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';

/** Where a save failed since the login ended: the way to sign in beside this page, which keeps what was typed. */
export function SignInAgain({ error }: { error: unknown }) {
  const { t } = useTranslation('ui');
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  return (
    <ButtonLink size="sm" icon={<LogIn />} href={paths.auth.login()} target="_blank" title={t('signInAgainText')}>
      {t('signInAgain')}
    </ButtonLink>
  );
}
