import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from '../../queries/content';
import { useLanguage } from '../../shell/language/useLanguage';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/Section';
import { ContentState } from './ContentState';
import { JobCards } from './JobCards';

const Place = styled.div`
  margin-top: ${space(12)};
`;

/** Openings below the page about working here. */
export function OpeningsPreview() {
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
