import { useRoute } from '../../../shell/useRoute';
import { ApprovalScreen } from './ApprovalScreen';
import type { NeedStep } from './needSteps';
import { VerifiedScreen } from './VerifiedScreen';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AuthPanel } from './AuthPanel';
import { ResendMail } from './ResendMail';

const screens: Record<NeedStep, typeof MailSentScreen> = {
  verify: MailSentScreen,
  done: VerifiedScreen,
  approval: ApprovalScreen,
};

/** What is still needed after the sign-up; the page knows these steps only. */
export function NeedScreen() {
  const { query } = useRoute();
  const Screen = screens[query.x as NeedStep];
  return <Screen />;
}

/** The verification mail is on its way; it can be sent again after a minute. */
function MailSentScreen() {
  const { t } = useTranslation('auth');
  const { email, next } = useRoute().query;
  const text = email ? t('need.sentText', { email }) : t('need.sentTextUnknown');
  return (
    <AuthPanel icon={<MailCheck />} title={t('need.sentHeading')} text={`${text} ${t('need.spam')}`}>
      <ResendMail email={email} justSent={email !== undefined} />
      <ButtonLink variant="ghost" wide href={paths.auth.login({ next, email })}>
        {t('find.backToLogin')}
      </ButtonLink>
    </AuthPanel>
  );
}
