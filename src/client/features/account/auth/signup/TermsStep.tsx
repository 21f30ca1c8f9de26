import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { REQUIRED_DOCUMENTS } from '../../../../../contract/constants';
import { paths } from '../../../../paths';
import { color } from '../../../../theme/roles';
import { radius, space, type, weight } from '../../../../theme/tokens';
import { Checkbox } from '../../../../ui/Checkbox';
import { InlineError } from '../../../../ui/InlineError';
import { TextLink } from '../../../../ui/Text';
import { StepForm } from './StepForm';
import type { SignupForm } from './useSignup';

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
`;

const All = styled.div`
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${color('line')};
  font-weight: ${weight.semibold};
`;

const Details = styled.details`
  margin: ${space(1)} 0 0 ${space(7)};
  color: ${color('textMuted')};
  ${type(12)}
  summary {
    width: fit-content;
    cursor: pointer;
    color: ${color('accentText')};
  }
  p {
    margin-top: ${space(1.5)};
  }
`;

const consents = ['service', 'privacy', 'marketing'] as const;

const documents = {
  service: paths.document.service(),
  privacy: paths.document.policy(),
  marketing: paths.document.marketing(),
} as const;

/** Day since which the text that is agreed to is in force; the server keeps it with the consent. */
const versions: Partial<Record<(typeof consents)[number], string>> = {
  service: REQUIRED_DOCUMENTS.terms,
  privacy: REQUIRED_DOCUMENTS.privacy,
};

/** Consents, each with its text at hand; advertising may be left out. */
export function TermsStep({ form }: { form: SignupForm }) {
  const { t } = useTranslation(['auth', 'global']);
  const { values, faults, set } = form;
  const ticked = consents.filter((key) => values[key]).length;
  const setAll = (on: boolean) => set({ service: on, privacy: on, marketing: on });
  return (
    <StepForm form={form} title={t('signup.terms.title')}>
      <Box>
        <All>
          <Checkbox
            label={t('signup.terms.all')}
            checked={ticked === consents.length}
            indeterminate={ticked > 0 && ticked < consents.length}
            onChange={(event) => setAll(event.target.checked)}
          />
        </All>
        {consents.map((key) => (
          <div key={key}>
            <Checkbox
              label={t(`signup.terms.${key}`)}
              checked={values[key]}
              invalid={faults[key] !== undefined}
              onChange={(event) => set({ [key]: event.target.checked })}
            />
            <Details>
              <summary>{t('signup.terms.read')}</summary>
              {versions[key] && <p>{t('signup.terms.version', { day: versions[key] })}</p>}
              <p>{t(`signup.terms.${key}Text`, { brand: t('global:title') })}</p>
              <p>
                <TextLink href={documents[key]} target="_blank">
                  {t('signup.terms.whole')}
                </TextLink>
              </p>
            </Details>
          </div>
        ))}
      </Box>
      {(faults.service ?? faults.privacy) && <InlineError>{t('errors.terms')}</InlineError>}
    </StepForm>
  );
}
