import { useTranslation } from 'next-i18next/pages';
import type * as z from 'zod';
import type { jobFacts } from '../../../contract/entities/content';
import { Text } from '../../ui/Text';

/** Team, place, kind of employment and until when. */
export function JobFacts({ facts }: { facts: z.output<typeof jobFacts> }) {
  const { t } = useTranslation('content');
  const until = facts.closes_on === null ? t('job.open') : t('job.until', { day: facts.closes_on });
  return [facts.team, facts.place, t(`job.employment.${facts.employment}`), until].map((fact) => (
    <Text key={fact} as="span" $size={13} $color="textMuted">
      {fact}
    </Text>
  ));
}
