import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../../paths';
import { media } from '../../../theme/media';
import { heroColors, heroType } from '../../../theme/hero';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Kept } from '../../../ui/Kept';
import { Inline } from '../../../ui/Stack';
import { Band, BandTitle, Centre } from './homeLayout';
import { LiveFigures } from './LiveFigures';
import { Proof } from './Proof';
import { SampleComparison } from './SampleComparison';
import { Scenes } from './Scenes';
import { type DocumentFile, DocumentLink } from '../../../shared/DocumentLink';
import { TemplateLink } from '../../../shared/TemplateLink';
import { useReader } from '../../../shared/useReader';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const Words = styled.p`
  max-width: 720px;
  margin: -${space(4)} 0 ${space(8)};
  color: ${color('textMuted')};
  ${heroType.lead}
  ${media.phone} {
    ${type(16)}
  }
`;

const End = styled(Band)`
  background: ${heroColors.ground};
  color: ${heroColors.text};
  text-align: center;
  h2 {
    margin-bottom: ${space(2)};
  }
  p {
    margin-bottom: ${space(6)};
    color: ${heroColors.muted};
    ${heroType.lead}
  }
  ${media.print} {
    background: none;
    color: ${color('text')};
  }
`;

/** What stands below the first view: what was measured, an example, how the three roles work, the ways in, and downloads. */
export function HomeRest() {
  const { t } = useTranslation('home');
  return (
    <>
      <Kept name="homeBands">
        <Proof />
        <Band>
          <Centre>
            <BandTitle>{t('compare.title')}</BandTitle>
            <Words>{t('compare.text')}</Words>
            <SampleComparison />
          </Centre>
        </Band>
        <Band $muted>
          <Centre>
            <BandTitle>{t('how.title')}</BandTitle>
            <Scenes />
          </Centre>
        </Band>
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
      </Kept>
      <LiveFigures />
      <Kept name="homeDownloads">
        <Downloads />
      </Kept>
    </>
  );
}

const Root = styled(Centre)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(6)};
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
