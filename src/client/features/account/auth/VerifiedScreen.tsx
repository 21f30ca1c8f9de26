import { BadgeCheck, Link2Off, MailSearch } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { paths } from '../../../paths';
import { useVerifyEmail } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { nextPath } from '../../../shell/route/sameSite';
import { useRoute } from '../../../shell/useRoute';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { InlineError } from '../../../ui/InlineError';
import { AuthPanel } from './AuthPanel';
import { keptWay } from './registrationReturn';
import { ResendMail } from './ResendMail';

/** Opened from the mailed link: uses up its token, which then leaves the address, and leads on to where the sign-up began. */
export function VerifiedScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { query } = useRoute();
  const errorText = useErrorText();
  const [{ t: token, next }] = useState(query);
  const { mutate, data, error } = useVerifyEmail();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || token === undefined) return;
    begun.current = true;
    mutate(token);
    void router.replace(paths.auth.signupNeed('done'), undefined, { shallow: true });
  }, [mutate, router, token]);

  if (data) {
    const text = t('need.doneText', { email: data.email });
    return (
      <AuthPanel icon={<BadgeCheck />} title={t('need.doneHeading')} text={text}>
        {data.member_status === 'pending' && (
          <Banner title={t('need.approvalHeading')}>{t('need.approvalText')}</Banner>
        )}
        <ButtonLink
          variant="primary"
          size="lg"
          wide
          href={paths.auth.login({ next: nextPath(next) ?? keptWay(data.email), email: data.email })}
        >
          {t('signIn')}
        </ButtonLink>
      </AuthPanel>
    );
  }
  if (token === undefined || hasCode(error, ERROR_CODES.MAIL_TOKEN_OUTDATED)) {
    return (
      <AuthPanel icon={<Link2Off />} title={t('need.outdatedHeading')} text={t('need.outdatedText')}>
        <ResendMail email={undefined} />
      </AuthPanel>
    );
  }
  if (error) {
    return (
      <AuthPanel icon={<Link2Off />} title={t('need.failedHeading')}>
        <InlineError>{errorText(error)}</InlineError>
        <Button size="lg" wide onClick={() => mutate(token)}>
          {t('need.retry')}
        </Button>
      </AuthPanel>
    );
  }
  return <AuthPanel icon={<MailSearch />} title={t('need.verifying')} />;
}
