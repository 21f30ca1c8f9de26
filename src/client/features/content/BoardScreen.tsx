import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { useRoute } from '../../shell/useRoute';
import { PageHeader } from '../../ui/PageHeader';
import { ArticleScreen } from './ArticleScreen';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { EntryCards } from './EntryCards';
import { Column } from './proseStyles';

/** Notices, or the one that the address names. */
export function BoardScreen() {
  const { t } = useTranslation('content');
  const { id } = useRoute().query;
  const { language } = useLanguage();
  const list = useQuery({ ...contentQueries(useApi()).list('board', language), enabled: id === undefined });
  if (id !== undefined) return <ArticleScreen collection="board" slug={id} />;
  return (
    <Column>
      <ContentTabs group="support" />
      <PageHeader title={t('board.heading')} meta={t('board.text')} />
      <ContentState query={list}>
        {({ items }) => <EntryCards entries={items} hrefOf={(slug) => paths.service.board({ id: slug })} />}
      </ContentState>
    </Column>
  );
}
