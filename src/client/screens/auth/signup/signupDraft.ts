import { emptySignup, type SignupStep, type SignupValues, signupSteps } from './signupValues';

const KEY = 'stlbs.signup';

interface Draft {
  step: SignupStep;
  values: SignupValues;
}

/** Keeps the form over a reload of this tab: never the password, never the file. */
export function keepDraft({ step, values }: Draft): void {
  const { password: _password, certificate: _certificate, ...kept } = values;
  sessionStorage.setItem(KEY, JSON.stringify({ step, values: kept }));
}

/** What was kept, with the password step first again, since the password is not. */
export function keptDraft(): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Draft> | null;
    if (!kept?.values) return null;
    const step = signupSteps.includes(kept.step as SignupStep) ? (kept.step as SignupStep) : 'terms';
    return { step: step === 'terms' ? 'terms' : 'account', values: { ...emptySignup, ...kept.values } };
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
