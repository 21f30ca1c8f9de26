import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useApi } from '../../api/ApiProvider';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { PageHeader } from '../../ui/PageHeader';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { EntryDates } from './EntryDates';
import { EntryHead } from './EntryHead';
import { Prose } from './Prose';
import { Outline } from './Outline';
import { Column, Reading } from './proseStyles';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { space, radius, type } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/Section';
import { JobCards } from './JobCards';
import { LANGUAGES } from '../../../contract/constants';
import { DocumentLink, type DocumentFile } from '../../shared/DocumentLink';
import { color } from '../../theme/roles';
import { Heading } from '../../ui/Text';

const COMPANY = new Set(['intro', 'career']);

/** The document that the route is named after. */
export function DocumentScreen() {
  const slug = useRouter().pathname.split('/').at(-1) ?? '';
  const query = useQuery(contentQueries(useApi()).entry('document', slug, useLanguage().language));
  return (
    <Reading>
      <Column>
        <ContentTabs group={COMPANY.has(slug) ? 'company' : 'legal'} />
        <ContentState query={query}>
          {(entry) => (
            <article>
              <EntryHead entry={entry} />
              <PageHeader title={entry.title} meta={COMPANY.has(slug) ? undefined : <EntryDates entry={entry} />} />
              <Prose blocks={entry.blocks} />
            </article>
          )}
        </ContentState>
        <DocumentFiles document={slug} />
        {slug === 'career' && <OpeningsPreview />}
      </Column>
      <Outline blocks={query.data?.blocks} />
    </Reading>
  );
}

const Place = styled.div`
  margin-top: ${space(12)};
`;

/** Openings below the page about working here. */
function OpeningsPreview() {
  const { t } = useTranslation('content');
  const list = useQuery(contentQueries(useApi()).list('job', useLanguage().language));
  return (
    <Place>
      <Section title={t('job.heading')} actions={<ButtonLink href={paths.document.jobs()}>{t('job.all')}</ButtonLink>}>
        <ContentState query={list}>{({ items }) => <JobCards jobs={items} level="h3" />}</ContentState>
      </Section>
    </Place>
  );
}

const Root = styled.section`
  margin-top: ${space(12)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  & > ul {
    margin-top: ${space(3)};
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} 0;
  ${type(14)}
  & > span:last-child {
    display: flex;
    gap: ${space(2)};
  }
`;

/** The downloads that belong to a document, each in both languages. */
function DocumentFiles({ document }: { document: string }) {
  const { t } = useTranslation('content');
  const files = documentFiles[document];
  if (!files) return null;
  return (
    <Root aria-label={t('files.title')}>
      <Heading as="h2" $size={16}>
        {t('files.title')}
      </Heading>
      <ul>
        {files.map((file) => (
          <Row key={file}>
            <span>{t(`files.${file}`)}</span>
            <span>
              {LANGUAGES.map((language) => (
                <DocumentLink
                  key={language}
                  file={file}
                  language={language}
                  label={`${t(`files.${file}`)} ${t(`files.in.${language}`)}`}
                >
                  {t(`files.in.${language}`)}
                </DocumentLink>
              ))}
            </span>
          </Row>
        ))}
      </ul>
    </Root>
  );
}

/** Downloads, by the document they belong to. */
const documentFiles: Readonly<Record<string, readonly DocumentFile[]>> = {
  intro: ['company-profile', 'investor'],
  service: ['payment-terms'],
};
