import type { FileContent } from '../../../../shared/readFile';
import { emptySignup, type SignupStep, type SignupValues, signupSteps } from './signupValues';

const KEY = 'stlbs.signup';
const FILE_KEY = 'stlbs.signup.file';

/** A sign-up that is not sent yet. */
export interface SignupDraft {
  step: SignupStep;
  values: SignupValues;
}

/** Keeps the form over a reload of this tab: never the password. */
export function keepDraft({ step, values }: SignupDraft): void {
  const { password: _password, certificate: _certificate, ...kept } = values;
  sessionStorage.setItem(KEY, JSON.stringify({ step, values: kept }));
}

/** Keeps the certificate beside it; one too large for this tab's storage has to be chosen again. */
export function keepFile(certificate: FileContent | null): void {
  try {
    if (certificate) sessionStorage.setItem(FILE_KEY, JSON.stringify(certificate));
    else sessionStorage.removeItem(FILE_KEY);
  } catch {
    sessionStorage.removeItem(FILE_KEY);
  }
}

/** What was kept, with the password step first again, since the password is not. */
export function keptDraft(): SignupDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<SignupDraft> | null;
    if (!kept?.values) return null;
    const step = signupSteps.includes(kept.step as SignupStep) ? (kept.step as SignupStep) : 'terms';
    const certificate = JSON.parse(sessionStorage.getItem(FILE_KEY) ?? 'null') as FileContent | null;
    return { step: step === 'terms' ? 'terms' : 'account', values: { ...emptySignup, ...kept.values, certificate } };
  } catch {
    return null;
  }
}

/** Forgets form and certificate, once the person has registered. */
export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(FILE_KEY);
}
