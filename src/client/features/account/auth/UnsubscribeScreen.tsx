import { BellOff, Link2Off, MailX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { paths } from '../../../paths';
import { useUnsubscribe } from '../../../queries/auth';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { InlineError } from '../../../ui/InlineError';
import { AuthPanel } from './AuthPanel';

/** Opened from the foot of a mail, without a login: asks once, since scanners open links too, then turns such mails off. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('auth');
  const token = useRoute().query.t ?? '';
  const errorText = useErrorText();
  const leave = useUnsubscribe();
  const settings = (
    <ButtonLink size="lg" wide href={paths.user.mypageTab('approval')}>
      {t('unsubscribe.settings')}
    </ButtonLink>
  );
  if (leave.isSuccess) {
    return (
      <AuthPanel icon={<BellOff />} title={t('unsubscribe.doneHeading')} text={t('unsubscribe.doneText')}>
        {settings}
      </AuthPanel>
    );
  }
  // A token too short to be one is refused as a wrong parameter; for the reader it is the same dead link.
  if (token.length < 16 || hasCode(leave.error, ERROR_CODES.MAIL_TOKEN_OUTDATED)) {
    return (
      <AuthPanel icon={<Link2Off />} title={t('unsubscribe.deadHeading')} text={t('unsubscribe.deadText')}>
        {settings}
      </AuthPanel>
    );
  }
  return (
    <AuthPanel icon={<MailX />} title={t('unsubscribe.heading')} text={t('unsubscribe.text')}>
      {leave.error && <InlineError>{errorText(leave.error)}</InlineError>}
      <Button variant="primary" size="lg" wide loading={leave.isPending} onClick={() => leave.mutate(token)}>
        {t('unsubscribe.submit')}
      </Button>
      {settings}
    </AuthPanel>
  );
}
