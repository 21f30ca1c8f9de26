import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { sentenceDay } from '../../../domain/time/sentenceDay';
import { paths } from '../../paths';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { useRoute } from '../../shell/useRoute';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { ContentState } from './ContentState';
import { EntryHead } from './EntryHead';
import { JobFacts } from './JobFacts';
import { JobListScreen } from './JobListScreen';
import { Prose } from './Prose';
import { Column } from './proseStyles';
import type { ContentEntry } from '../../../contract/entities/content';
import { operatorIn, publicEnv } from '../../env';
import { StructuredData } from '../../shared/StructuredData';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { ApplicationForm } from './application/ApplicationForm';

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

/** An opening as job search engines read it. */
function JobStructure({ job }: { job: ContentEntry }) {
  const { name, address } = operatorIn(useLanguage().language);
  const data = {
    '@type': 'JobPosting',
    title: job.title,
    description: job.summary,
    datePosted: job.published_on,
    validThrough: job.job?.closes_on ?? undefined,
    employmentType: job.job?.employment,
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name, sameAs: publicEnv().appUrl },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' },
    },
  };
  return <StructuredData name="job" data={data} />;
}

/** The form, and once it is sent, what happens next. */
function ApplicationSection({ job }: { job: ContentEntry }) {
  const { t } = useTranslation('content');
  const { language } = useLanguage();
  const [keptUntil, setKeptUntil] = useState<string | null>(null);
  return (
    <Section title={t('apply.title')} note={keptUntil === null ? t('apply.note') : undefined} id="apply">
      {keptUntil === null ? (
        <ApplicationForm job={job.slug} onSent={setKeptUntil} />
      ) : (
        <div aria-live="polite">
          <EmptyState
            bordered
            icon={<CircleCheck />}
            title={t('apply.sent')}
            text={t('apply.sentText', { day: sentenceDay(keptUntil, language) })}
            action={<ButtonLink href={paths.document.jobs()}>{t('job.all')}</ButtonLink>}
          />
        </div>
      )}
    </Section>
  );
}
