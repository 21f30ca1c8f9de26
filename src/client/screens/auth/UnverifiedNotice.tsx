import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useResendMail } from '../../queries/auth';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';

/** The password was right but the address is not verified: offers the mail again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const errorText = useErrorText();
  const resend = useResendMail();
  const send = () =>
    resend.mutate(email, { onSuccess: () => void router.push(paths.auth.signupNeed('verify', { email })) });
  return (
    <>
      <Banner tone="warning" title={t('login.unverified')}>
        {t('login.unverifiedText')}
      </Banner>
      <Button wide loading={resend.isPending} onClick={send}>
        {t('login.resend')}
      </Button>
      {resend.error && <InlineError>{errorText(resend.error)}</InlineError>}
    </>
  );
}
