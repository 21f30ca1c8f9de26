import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { ContentState } from './ContentState';
import { EntryCards } from './EntryCards';
import { EntryDates } from './EntryDates';
import { EntryHead } from './EntryHead';
import { Prose } from './Prose';
import { Outline } from './Outline';
import { Column, Reading } from './proseStyles';
import type { ContentSummary } from '../../../contract/entities/content';
import { operatorIn, publicEnv } from '../../env';
import { StructuredData } from '../../shared/StructuredData';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading, Text } from '../../ui/Text';

const hrefs = {
  blog: (id?: string) => paths.blog({ id }),
  board: (id?: string) => paths.service.board({ id }),
};
const OTHERS = 3;

/** One article or notice, and where to read on. */
export function ArticleScreen({ collection, slug }: { collection: 'blog' | 'board'; slug: string }) {
  const { t } = useTranslation('content');
  const { language } = useLanguage();
  const queries = contentQueries(useApi());
  const query = useQuery(queries.entry(collection, slug, language));
  const list = useQuery(queries.list(collection, language));
  const others = (list.data?.items ?? []).filter((entry) => entry.slug !== slug).slice(0, OTHERS);
  const hrefOf = hrefs[collection];
  return (
    <Reading>
      <Column>
        <Stack $gap={12}>
          <ContentState query={query}>
            {(entry) => (
              <article>
                <EntryHead entry={entry} />
                <ArticleStructure entry={entry} path={hrefOf(slug)} />
                <PageHeader
                  breadcrumb={[{ label: t(`tab.${collection}`), href: hrefOf() }, { label: entry.title }]}
                  title={entry.title}
                  meta={<EntryDates entry={entry} />}
                />
                <Prose blocks={entry.blocks} />
              </article>
            )}
          </ContentState>
          {collection === 'blog' && <TryList />}
          {others.length > 0 && (
            <Section title={t(`more.${collection}`)}>
              <EntryCards entries={others} hrefOf={hrefOf} />
            </Section>
          )}
        </Stack>
      </Column>
      <Outline blocks={query.data?.blocks} />
    </Reading>
  );
}

/** An article as search engines read it. */
function ArticleStructure({ entry, path }: { entry: ContentSummary; path: string }) {
  const { t } = useTranslation('global');
  const { language } = useLanguage();
  const { appUrl } = publicEnv();
  const data = {
    '@type': 'Article',
    headline: entry.title,
    description: entry.summary,
    inLanguage: language,
    datePublished: entry.published_on,
    dateModified: entry.updated_on ?? entry.published_on,
    mainEntityOfPage: `${appUrl}${language === 'en' ? '/en' : ''}${path}`,
    author: { '@type': 'Organization', name: t('title'), url: appUrl },
    publisher: { '@type': 'Organization', name: operatorIn(language).name },
  };
  return <StructuredData name="article" data={data} />;
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(6)};
  border-radius: ${radius[16]};
  background: ${color('accentSurface')};
  & > div {
    flex: 1 1 280px;
  }
`;

/** From reading to doing: the box on the home page takes a list without an account. */
function TryList() {
  const { t } = useTranslation('content');
  return (
    <Root>
      <div>
        <Heading as="h2" $size={16}>
          {t('try.title')}
        </Heading>
        <Text $color="textMuted">{t('try.text')}</Text>
      </div>
      <ButtonLink variant="primary" href={paths.home()} data-stlbs-id="article-try">
        {t('try.action')}
      </ButtonLink>
    </Root>
  );
}
