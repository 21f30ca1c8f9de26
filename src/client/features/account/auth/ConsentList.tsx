import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { REQUIRED_DOCUMENTS } from '../../../../contract/constants';
import { paths } from '../../../paths';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Checkbox } from '../../../ui/Checkbox';
import { InlineError } from '../../../ui/InlineError';
import { TextLink } from '../../../ui/Text';

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
export type Consent = (typeof consents)[number];

const documents = {
  service: paths.document.service(),
  privacy: paths.document.policy(),
  marketing: paths.document.marketing(),
} as const;

/** Day since which the text that is agreed to is in force; the server keeps it with the consent. */
const versions: Partial<Record<Consent, string>> = {
  service: REQUIRED_DOCUMENTS.terms,
  privacy: REQUIRED_DOCUMENTS.privacy,
};

interface Props {
  values: Readonly<Record<Consent, boolean>>;
  /** Whether a consent is missing, which is marked. */
  isWrong: (consent: Consent) => boolean;
  onChange: (change: Partial<Record<Consent, boolean>>) => void;
}

/** What a person agrees to by registering, each with its text at hand; advertising may be left out. */
export function ConsentList({ values, isWrong, onChange }: Props) {
  const { t } = useTranslation(['auth', 'global']);
  const ticked = consents.filter((key) => values[key]).length;
  const setAll = (on: boolean) => onChange({ service: on, privacy: on, marketing: on });
  return (
    <>
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
              invalid={isWrong(key)}
              onChange={(event) => onChange({ [key]: event.target.checked })}
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
      {(isWrong('service') || isWrong('privacy')) && <InlineError>{t('errors.terms')}</InlineError>}
    </>
  );
}
