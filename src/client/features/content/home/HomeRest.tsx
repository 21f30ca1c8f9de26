import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../../paths';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Inline } from '../../../ui/Stack';
import { Band, BandTitle, Centre } from './homeLayout';
import { HowItWorks } from './HowItWorks';
import { type DocumentFile, DocumentLink } from '../../../shared/DocumentLink';
import { TemplateLink } from '../../../shared/TemplateLink';
import { useReader } from '../../../shared/useReader';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const End = styled(Centre)`
  text-align: center;
  & > h2 {
    margin-bottom: ${space(2)};
  }
  & > p {
    margin-bottom: ${space(6)};
    color: ${color('textMuted')};
    ${type(16)}
  }
`;

/** What stands below the first view: how the three roles work, the ways in, and downloads. */
export function HomeRest() {
  const { t } = useTranslation('home');
  return (
    <>
      <Band $muted>
        <Centre>
          <BandTitle>{t('how.title')}</BandTitle>
          <HowItWorks />
        </Centre>
      </Band>
      <Band>
        <End>
          <BandTitle>{t('end.title')}</BandTitle>
          <p>{t('end.text')}</p>
          <Inline $justify="center">
            <ButtonLink size="lg" href={paths.seller.requests()}>
              {t('end.seller')}
            </ButtonLink>
            <ButtonLink variant="primary" size="lg" href={paths.auth.signup()}>
              {t('end.join')}
            </ButtonLink>
          </Inline>
        </End>
        <Downloads />
      </Band>
    </>
  );
}

const Root = styled(Centre)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(10)};
`;

const downloads = {
  profile: 'company-profile',
  investor: 'investor',
  payment: 'payment-terms',
} as const satisfies Record<string, DocumentFile>;

/** Templates to fill in and documents to download, in the reader's language. */
function Downloads() {
  const { t } = useTranslation('home');
  const language = useReader();
  return (
    <Root as="nav" aria-label={t('downloads.title')}>
      <VisuallyHidden as="h2">{t('downloads.title')}</VisuallyHidden>
      <TemplateLink kind="quotation-request" />
      <TemplateLink kind="quotation-answer" />
      {(['profile', 'investor', 'payment'] as const).map((key) => (
        <DocumentLink key={key} file={downloads[key]} language={language} quiet>
          {t(`downloads.${key}`)}
        </DocumentLink>
      ))}
    </Root>
  );
}
