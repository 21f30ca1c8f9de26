import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { space, type, weight } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { focusFirstWrong } from '../../../../ui/useFields';
import { AuthForm } from '../AuthPanel';
import { signupSteps } from './signupValues';
import type { SignupForm } from './useSignup';

const Title = styled.h2`
  ${type(16)}
  font-weight: ${weight.semibold};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  margin-top: ${space(2)};
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

interface Props {
  form: SignupForm;
  title: ReactNode;
  children: ReactNode;
  /** Word of the button; "Next" if absent. */
  submitLabel?: ReactNode;
  loading?: boolean;
  /** What else must hold before the next step; false keeps the reader here. */
  onValid?: () => Promise<boolean>;
}

/** One step of the sign-up: Enter goes on, the first wrong field gets the focus. */
export function StepForm({ form, title, children, submitLabel, loading, onValid }: Props) {
  const { t } = useTranslation('auth');
  const element = useRef<HTMLFormElement>(null);
  const at = signupSteps.indexOf(form.step);
  const before = signupSteps[at - 1];
  const after = signupSteps[at + 1];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fine = form.check() && (onValid === undefined || (await onValid()));
    if (!fine) focusFirstWrong(element.current);
    else if (after) form.go(after);
  };
  return (
    <AuthForm ref={element} onSubmit={submit} noValidate>
      <Title>{title}</Title>
      {children}
      <Ways>
        {before && (
          <Button size="lg" icon={<ArrowLeft />} onClick={() => form.go(before)}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" wide loading={loading}>
          {submitLabel ?? t('next')}
        </Button>
      </Ways>
    </AuthForm>
  );
}
