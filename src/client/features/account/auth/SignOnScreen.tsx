import { Building2, CircleCheck, Link2Off } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { FactorRequired } from '../../../../contract/envelope';
import type { SignOnFinished } from '../../../../contract/entities/signOn';
import type { Tokens } from '../../../../contract/entities/person';
import { ApiError } from '../../../api/ApiError';
import { paths } from '../../../paths';
import { useFinishSignOn, useStartReauth } from '../../../queries/signOn';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { afterSignIn } from '../../../shell/session/afterSignIn';
import { keepAttempt, takeAttempt } from '../../../shell/session/signOnAttempt';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AuthPanel } from './AuthPanel';
import { FactorForm } from './FactorForm';
import { FirstSignOn } from './FirstSignOn';

type Step =
  | { kind: 'working' | 'confirmed' }
  | { kind: 'failed'; why: unknown }
  | { kind: 'factor'; requested: FactorRequired }
  | { kind: 'consent'; attempt: string; email: string; company: string };

/**
 * Where the company's provider sends the browser back to. Ends the sign-on that this tab began, once; a person who comes for
 * the first time agrees to the terms, and the page that was wanted follows.
 */
export function SignOnScreen() {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const { query } = useRoute();
  const errorText = useErrorText();
  const { loginWith } = useSessionActions();
  const finish = useFinishSignOn();
  const startReauth = useStartReauth();
  const [step, setStep] = useState<Step>({ kind: 'working' });
  const next = useRef<string | undefined>(undefined);
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const begun = useRef(false);

  const enter = async (tokens: Tokens) => {
    await loginWith(tokens);
    await router.replace(afterSignIn(next.current));
  };
  const goOn = async ({ tokens, consent }: SignOnFinished) => {
    if (tokens) return enter(tokens);
    if (!consent) return setStep({ kind: 'confirmed' });
    setStep({ kind: 'consent', attempt: consent.attempt, email: consent.email, company: consent.company_name });
  };
  const failed = (why: unknown) => {
    const requested = why instanceof ApiError ? why.factor : undefined;
    setStep(requested ? { kind: 'factor', requested } : { kind: 'failed', why });
  };
  const begin = async () => {
    if (query.again !== undefined) {
      const { url, attempt } = await startReauth.mutateAsync();
      keepAttempt({ attempt, next: undefined });
      return window.location.assign(url);
    }
    const kept = takeAttempt();
    if (!kept || query.state === undefined) return setStep({ kind: 'failed', why: null });
    next.current = kept.next;
    setWanted(kept.next);
    const { state, code, iss, error, error_description } = query;
    const answer = { state, code, iss, error, error_description };
    await goOn(await finish.mutateAsync({ attempt: kept.attempt, answer }));
  };
  useEffect(() => {
    if (begun.current || !router.isReady) return;
    begun.current = true;
    begin().catch(failed);
    // The code leaves the address, and the browser's history with it.
    if (query.again === undefined) void router.replace(paths.auth.signOn(), undefined, { shallow: true });
  });

  if (step.kind === 'factor') {
    return <FactorForm requested={step.requested} onTokens={enter} onAgain={failed} />;
  }
  if (step.kind === 'consent') {
    return <FirstSignOn {...step} onDone={goOn} onFailed={failed} />;
  }
  if (step.kind === 'confirmed') {
    return <AuthPanel icon={<CircleCheck />} title={t('signOn.confirmed')} text={t('signOn.confirmedText')} />;
  }
  if (step.kind === 'failed') {
    return (
      <AuthPanel
        icon={<Link2Off />}
        title={t('signOn.failed')}
        text={step.why === null ? t('signOn.outdated') : errorText(step.why)}
      >
        <ButtonLink variant="primary" size="lg" wide href={paths.auth.login({ next: wanted })}>
          {t('signOn.again')}
        </ButtonLink>
      </AuthPanel>
    );
  }
  return <AuthPanel icon={<Building2 />} title={t('signOn.working')} text={t('signOn.workingText')} />;
}
