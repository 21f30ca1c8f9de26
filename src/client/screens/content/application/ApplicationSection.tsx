import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ContentEntry } from '../../../../contract/entities/content';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/Section';
import { ApplicationForm } from './ApplicationForm';

/** The form, and once it is sent, what happens next. */
export function ApplicationSection({ job }: { job: ContentEntry }) {
  const { t } = useTranslation('content');
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
            text={t('apply.sentText', { day: keptUntil })}
            action={<ButtonLink href={paths.document.jobs()}>{t('job.all')}</ButtonLink>}
          />
        </div>
      )}
    </Section>
  );
}
