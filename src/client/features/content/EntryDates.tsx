import { useTranslation } from 'next-i18next/pages';
import type { ContentSummary } from '../../../contract/entities/content';
import { Chip } from '../../ui/Chip';

/** What an entry is about, since when it stands and when it last changed. */
export function EntryDates({ entry }: { entry: ContentSummary }) {
  const { t } = useTranslation('content');
  return (
    <>
      {entry.topic && (
        <Chip size="sm" tone="blue">
          {entry.topic}
        </Chip>
      )}
      <time dateTime={entry.published_on}>{entry.published_on}</time>
      {entry.updated_on && <span>{t('updated', { day: entry.updated_on })}</span>}
    </>
  );
}
