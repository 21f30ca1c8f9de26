import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useApi } from '../../api/ApiProvider';
import { contentQueries } from '../../queries/content';
import { useLanguage } from '../../shell/language/useLanguage';
import { PageHeader } from '../../ui/PageHeader';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { DocumentFiles } from './DocumentFiles';
import { EntryDates } from './EntryDates';
import { EntryHead } from './EntryHead';
import { OpeningsPreview } from './OpeningsPreview';
import { Prose } from './Prose';
import { Column } from './proseStyles';

const COMPANY = new Set(['intro', 'career']);

/** The document that the route is named after. */
export function DocumentScreen() {
  const slug = useRouter().pathname.split('/').at(-1) ?? '';
  const query = useQuery(contentQueries(useApi()).entry('document', slug, useLanguage().language));
  return (
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
  );
}
