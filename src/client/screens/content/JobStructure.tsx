import type { ContentEntry } from '../../../contract/entities/content';
import { operatorIn } from '../../../contract/operator';
import { publicEnv } from '../../env';
import { StructuredData } from '../../parts/StructuredData';
import { useLanguage } from '../../shell/language/useLanguage';

/** An opening as job search engines read it. */
export function JobStructure({ job }: { job: ContentEntry }) {
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
