import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, keepFile, type SignupDraft } from './signupDraft';
import {
  emptySignup,
  fieldsOf,
  type SignupField,
  type SignupStep,
  type SignupValues,
  signupSteps,
} from './signupValues';
import { faultsOf, type SignupFaults } from './validateSignup';

export interface SignupForm {
  step: SignupStep;
  values: SignupValues;
  faults: SignupFaults;
  /** What was typed before was put back, and the password, which is not kept, was not entered since. */
  restored: boolean;
  set: (change: Partial<SignupValues>) => void;
  /** Marks a field as wrong for a reason that only the server knows, and opens its step. */
  fail: (faults: SignupFaults) => void;
  /** Checks this step; false when something is wrong on it. */
  check: () => boolean;
  go: (step: SignupStep) => void;
  forget: () => void;
}

/** State of the sign-up over its steps, going on from a kept draft or again; going back and reloading lose nothing typed. */
export function useSignup(kept: SignupDraft | null): SignupForm {
  const [step, setStep] = useState<SignupStep>(kept?.step ?? 'terms');
  const [values, setValues] = useState<SignupValues>(kept?.values ?? emptySignup);
  const [faults, setFaults] = useState<SignupFaults>({});
  const [passed, setPassed] = useState(false);
  const done = useRef(false);
  // What nobody has touched yet must not take the place of what was kept.
  const touched = values !== emptySignup || step !== 'terms';

  useEffect(() => {
    if (touched && !done.current) keepDraft({ step, values });
  }, [touched, step, values]);

  const go = (next: SignupStep) => {
    if (values.password !== '') setPassed(true);
    setStep(next);
  };

  const { certificate } = values;
  useEffect(() => {
    if (touched && !done.current) keepFile(certificate);
  }, [touched, certificate]);

  return {
    step,
    values,
    faults,
    restored: kept !== null && kept.step !== 'terms' && !passed,
    go,
    set(change) {
      setValues((before) => ({ ...before, ...change }));
      setFaults((before) => without(before, Object.keys(change) as SignupField[]));
    },
    fail(found) {
      setFaults((before) => ({ ...before, ...found }));
      const fields = Object.keys(found) as SignupField[];
      const first = signupSteps.find((name) => fieldsOf[name].some((field) => fields.includes(field)));
      if (first) go(first);
    },
    check() {
      // That an address is taken stands until it is changed: only the server knows it.
      const taken: SignupFaults = faults.email === 'emailTaken' ? { email: 'emailTaken' } : {};
      const found = { ...taken, ...faultsOf(step, values) };
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    forget() {
      done.current = true;
      forgetDraft();
    },
  };
}

function without(faults: SignupFaults, fields: readonly SignupField[]): SignupFaults {
  const rest = { ...faults };
  for (const field of fields) delete rest[field];
  return rest;
}
