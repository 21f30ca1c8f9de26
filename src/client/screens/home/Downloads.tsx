import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { type DocumentFile, DocumentLink } from '../../parts/DocumentLink';
import { TemplateLink } from '../../parts/TemplateLink';
import { useReader } from '../../parts/useReader';
import { space } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Centre } from './homeLayout';

const Root = styled(Centre)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(10)};
`;

const papers = { profile: 'company-profile', investor: 'investor', payment: 'payment-terms' } as const satisfies Record<
  string,
  DocumentFile
>;

/** Templates to fill in and papers to take away, in the reader's language. */
export function Downloads() {
  const { t } = useTranslation('home');
  const language = useReader();
  return (
    <Root as="nav" aria-label={t('downloads.title')}>
      <VisuallyHidden as="h2">{t('downloads.title')}</VisuallyHidden>
      <TemplateLink kind="quotation-request" />
      <TemplateLink kind="quotation-answer" />
      {(['profile', 'investor', 'payment'] as const).map((key) => (
        <DocumentLink key={key} file={papers[key]} language={language} quiet>
          {t(`downloads.${key}`)}
        </DocumentLink>
      ))}
    </Root>
  );
}
