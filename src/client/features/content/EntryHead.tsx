import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import type { ContentSummary } from '../../../contract/entities/content';

/** Title and description of one entry, in place of its page's. */
export function EntryHead({ entry }: { entry: ContentSummary }) {
  const { t } = useTranslation('global');
  const title = `${entry.title} · ${t('title')}`;
  return (
    <Head>
      <title key="title">{title}</title>
      <meta key="description" name="description" content={entry.summary} />
      <meta key="og:type" property="og:type" content="article" />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={entry.summary} />
      <meta key="twitter:title" name="twitter:title" content={title} />
      <meta key="twitter:description" name="twitter:description" content={entry.summary} />
    </Head>
  );
}
