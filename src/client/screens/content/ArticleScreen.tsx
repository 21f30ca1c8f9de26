import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from '../../queries/content';
import { useLanguage } from '../../shell/language/useLanguage';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { ArticleStructure } from './ArticleStructure';
import { ContentState } from './ContentState';
import { EntryCards } from './EntryCards';
import { EntryDates } from './EntryDates';
import { EntryHead } from './EntryHead';
import { Prose } from './Prose';
import { Column } from './proseStyles';
import { TryList } from './TryList';

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
  );
}
