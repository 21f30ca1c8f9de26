import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { useRoute } from '../../shell/useRoute';
import { type ButtonLook, buttonStyles } from '../../ui/buttonStyles';
import { PageHeader } from '../../ui/PageHeader';
import { ArticleScreen } from './ArticleScreen';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { EntryCards } from './EntryCards';

/** A feed is no page of ours. */
const FeedLink = styled.a<ButtonLook>`
  ${buttonStyles}
`;

/** Articles, or the one that the address names. */
export function BlogScreen() {
  const { t } = useTranslation('content');
  const { id } = useRoute().query;
  const { language } = useLanguage();
  const list = useQuery({ ...contentQueries(useApi()).list('blog', language), enabled: id === undefined });
  if (id !== undefined) return <ArticleScreen collection="blog" slug={id} />;
  const feed = language === 'en' ? '/en/rss.xml' : '/rss.xml';
  return (
    <>
      <Head>
        <link key="feed" rel="alternate" type="application/rss+xml" title={t('tab.blog')} href={feed} />
      </Head>
      <ContentTabs group="support" />
      <PageHeader
        title={t('blog.heading')}
        meta={t('blog.text')}
        actions={
          <FeedLink $variant="ghost" $size="md" href={feed}>
            <Rss aria-hidden />
            {t('blog.feed')}
          </FeedLink>
        }
      />
      <ContentState query={list}>
        {({ items }) => <EntryCards entries={items} hrefOf={(slug) => paths.blog({ id: slug })} min={340} />}
      </ContentState>
    </>
  );
}
