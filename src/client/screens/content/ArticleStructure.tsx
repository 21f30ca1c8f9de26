import { useTranslation } from 'next-i18next/pages';
import type { ContentSummary } from '../../../contract/entities/content';
import { operatorIn } from '../../../contract/operator';
import { publicEnv } from '../../env';
import { StructuredData } from '../../parts/StructuredData';
import { useLanguage } from '../../shell/language/useLanguage';

/** An article as search engines read it. */
export function ArticleStructure({ entry, path }: { entry: ContentSummary; path: string }) {
  const { t } = useTranslation('global');
  const { language } = useLanguage();
  const { appUrl } = publicEnv();
  const data = {
    '@type': 'Article',
    headline: entry.title,
    description: entry.summary,
    inLanguage: language,
    datePublished: entry.published_on,
    dateModified: entry.updated_on ?? entry.published_on,
    mainEntityOfPage: `${appUrl}${language === 'en' ? '/en' : ''}${path}`,
    author: { '@type': 'Organization', name: t('title'), url: appUrl },
    publisher: { '@type': 'Organization', name: operatorIn(language).name },
  };
  return <StructuredData name="article" data={data} />;
}
