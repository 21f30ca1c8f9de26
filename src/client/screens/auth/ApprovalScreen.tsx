import { BadgeCheck, Hourglass, UserX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { profileQueries } from '../../queries/profile';
import { useErrorText } from '../../shell/errors/useErrorText';
import { useNextPath } from '../../shell/session/useNextPath';
import { useSession } from '../../shell/session/useSession';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { InlineError } from '../../ui/InlineError';
import { AuthPanel } from './AuthPanel';

/** The company exists already: one of its members has to approve this person. Goes on by itself once that is done. */
export function ApprovalScreen() {
  const { t } = useTranslation('auth');
  const next = useNextPath();
  const errorText = useErrorText();
  const { loggedIn, profile } = useSession();
  const { refetch, isFetching, error } = useQuery({ ...profileQueries(useApi()).mine(), enabled: false });
  const look = (
    <>
      {error && <InlineError>{errorText(error)}</InlineError>}
      <Button size="lg" variant="primary" wide loading={isFetching} onClick={() => void refetch()}>
        {t('need.checkAgain')}
      </Button>
    </>
  );
  const home = (
    <ButtonLink size="lg" wide href={paths.home()}>
      {t('need.home')}
    </ButtonLink>
  );
  if (loggedIn && profile?.member_status === 'active') {
    return (
      <AuthPanel
        icon={<BadgeCheck />}
        title={t('need.approvedHeading')}
        text={t('need.approvedText', { company: profile.company_name })}
      >
        <ButtonLink variant="primary" size="lg" wide href={next === paths.home() ? paths.service.hub() : next}>
          {t('need.start')}
        </ButtonLink>
      </AuthPanel>
    );
  }
  if (profile?.membership_refused) {
    return (
      <AuthPanel icon={<UserX />} title={t('need.refusedHeading')} text={t('need.refusedText')}>
        <ButtonLink variant="primary" size="lg" wide href={paths.user.mypageTab('members')}>
          {t('need.claim')}
        </ButtonLink>
        {home}
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      icon={<Hourglass />}
      title={t('need.approvalHeading')}
      text={`${t('need.approvalText')} ${t('need.approvalHint')}`}
    >
      {loggedIn && look}
      {loggedIn && (
        <ButtonLink size="lg" wide href={paths.user.mypageTab('members')}>
          {t('need.claim')}
        </ButtonLink>
      )}
      {home}
    </AuthPanel>
  );
}
