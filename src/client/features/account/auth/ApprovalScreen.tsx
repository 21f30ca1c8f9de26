import { BadgeCheck, Hourglass, UserX } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useApprovalWatch } from '../../../shell/session/useApprovalWatch';
import { paths } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useNextPath } from '../../../shell/session/useNextPath';
import { useSession } from '../../../shell/session/useSession';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { InlineError } from '../../../ui/InlineError';
import { AuthPanel } from './AuthPanel';

/** Long enough to read that the way is open. */
const READ_MS = 2_000;

/** Goes on by itself to where the reader wanted, once that is let in. */
function useGoingOn(approved: boolean): string {
  const { replace } = useRouter();
  const target = useNextPath();
  const next = target === paths.home() ? paths.service.hub() : target;
  useEffect(() => {
    if (!approved) return;
    const timer = setTimeout(() => void replace(next), READ_MS);
    return () => clearTimeout(timer);
  }, [approved, next, replace]);
  return next;
}

/** Asks at once whether the way is open; the screen asks now and then anyway. */
function LookAgain({ watch: { look, error } }: { watch: ReturnType<typeof useApprovalWatch> }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [looking, setLooking] = useState(false);
  const lookNow = () => {
    setLooking(true);
    void look().finally(() => setLooking(false));
  };
  return (
    <>
      {error && <InlineError>{errorText(error)}</InlineError>}
      <Button size="lg" variant="primary" wide loading={looking} onClick={lookNow}>
        {t('need.checkAgain')}
      </Button>
    </>
  );
}

function HomeLink() {
  const { t } = useTranslation('auth');
  return (
    <ButtonLink size="lg" wide href={paths.home()}>
      {t('need.home')}
    </ButtonLink>
  );
}

/** The company exists already: one of its members has to approve this person. Goes on by itself once that is done. */
export function ApprovalScreen() {
  const { t } = useTranslation('auth');
  const { loggedIn, profile } = useSession();
  const watch = useApprovalWatch();
  const approved = loggedIn && profile?.member_status === 'active';
  const next = useGoingOn(approved);
  if (approved) {
    return (
      <AuthPanel
        icon={<BadgeCheck />}
        title={t('need.approvedHeading')}
        text={t('need.approvedText', { company: profile?.company_name })}
      >
        <ButtonLink variant="primary" size="lg" wide href={next}>
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
        <HomeLink />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      icon={<Hourglass />}
      title={t('need.approvalHeading')}
      text={`${t('need.approvalText')} ${t('need.approvalHint')}`}
    >
      {loggedIn && <LookAgain watch={watch} />}
      {loggedIn && (
        <ButtonLink size="lg" wide href={paths.user.mypageTab('members')}>
          {t('need.claim')}
        </ButtonLink>
      )}
      <HomeLink />
    </AuthPanel>
  );
}
