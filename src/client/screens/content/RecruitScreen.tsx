import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from '../../queries/content';
import { useLanguage } from '../../shell/language/useLanguage';
import { useRoute } from '../../shell/useRoute';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { ApplicationSection } from './application/ApplicationSection';
import { ContentState } from './ContentState';
import { EntryHead } from './EntryHead';
import { JobFacts } from './JobFacts';
import { JobListScreen } from './JobListScreen';
import { JobStructure } from './JobStructure';
import { Prose } from './Prose';
import { Column } from './proseStyles';

/** One opening and the form to apply for it; without a name in the address, all of them. */
export function RecruitScreen() {
  const { id } = useRoute().query;
  return id === undefined ? <JobListScreen /> : <Recruit id={id} />;
}

function Recruit({ id }: { id: string }) {
  const { t } = useTranslation('content');
  const query = useQuery(contentQueries(useApi()).entry('job', id, useLanguage().language));
  return (
    <Column>
      <ContentState query={query}>
        {(job) => (
          <Stack $gap={12}>
            <article>
              <EntryHead entry={job} />
              <JobStructure job={job} />
              <PageHeader
                breadcrumb={[{ label: t('job.heading'), href: paths.document.jobs() }, { label: job.title }]}
                title={job.title}
                meta={job.job && <JobFacts facts={job.job} />}
              />
              <Prose blocks={job.blocks} />
            </article>
            <ApplicationSection job={job} />
          </Stack>
        )}
      </ContentState>
    </Column>
  );
}
