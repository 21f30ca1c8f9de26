import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { PageHeader } from '../../ui/PageHeader';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { JobCards } from './JobCards';
import { Column } from './proseStyles';

/** All openings. */
export function JobListScreen() {
  const { t } = useTranslation('content');
  const list = useQuery(contentQueries(useApi()).list('job', useLanguage().language));
  return (
    <Column>
      <ContentTabs group="company" />
      <PageHeader title={t('job.heading')} meta={t('job.text')} />
      <ContentState query={list}>{({ items }) => <JobCards jobs={items} />}</ContentState>
    </Column>
  );
}
