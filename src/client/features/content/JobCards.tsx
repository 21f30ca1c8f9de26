import { useTranslation } from 'next-i18next/pages';
import type { ContentSummary } from '../../../contract/entities/content';
import { paths } from '../../paths';
import { CardLink } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Columns, Inline, Stack } from '../../ui/Stack';
import { Heading, Text } from '../../ui/Text';
import { JobFacts } from './JobFacts';

/** Openings to choose from. */
export function JobCards({ jobs, level = 'h2' }: { jobs: readonly ContentSummary[]; level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('content');
  if (jobs.length === 0) return <EmptyState bordered title={t('job.none')} text={t('job.noneText')} />;
  return (
    <Columns $count={1}>
      {jobs.map((job) => (
        <CardLink key={job.slug} href={paths.document.recruit({ id: job.slug })}>
          <Stack $gap={2}>
            <Heading as={level} $size={16}>
              {job.title}
            </Heading>
            <Text $color="textMuted">{job.summary}</Text>
            {job.job && (
              <Inline $gap={3}>
                <JobFacts facts={job.job} />
              </Inline>
            )}
          </Stack>
        </CardLink>
      ))}
    </Columns>
  );
}
