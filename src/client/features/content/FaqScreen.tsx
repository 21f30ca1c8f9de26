import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { FAQ_CATEGORIES } from '../../../contract/choices';
import { paths } from '../../paths';
import { contentQueries } from './contentQueries';
import { useLanguage } from '../../shell/language/useLanguage';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { Stack, Inline } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { ContentState } from './ContentState';
import { ContentTabs } from './ContentTabs';
import { FaqList } from './FaqList';
import { matchingFaq } from './matchingFaq';
import { Column } from './proseStyles';
import type { FaqEntry } from '../../../contract/entities/content';
import { StructuredData } from '../../shared/StructuredData';
import { blockText } from './blockText';
import { operatorIn } from '../../env';
import { hasSupportChat, openSupportChat } from '../../shell/chat/useSupportChat';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading, Text } from '../../ui/Text';

/** Questions with answers: by category, by words while they are typed, and each with an address of its own. */
export function FaqScreen() {
  const { t } = useTranslation('content');
  const router = useRouter();
  const { q = '', category = 'all' } = useRoute().query;
  const list = useQuery(contentQueries(useApi()).faq(useLanguage().language));
  const hrefOf = (change: { q?: string; category?: string }) => {
    const next = { q, category, ...change };
    return paths.faq({ q: next.q, category: next.category === 'all' ? undefined : next.category });
  };
  const tabs = ['all' as const, ...FAQ_CATEGORIES].map((key) => ({
    key,
    label: t(`faq.category.${key}`),
    count: list.data && matchingFaq(list.data.items, q, key).length,
    href: hrefOf({ category: key }),
  }));
  return (
    <Column>
      <ContentTabs group="support" />
      <PageHeader title={t('faq.heading')} meta={t('faq.text')} />
      <Stack $gap={5}>
        <search>
          <TextInput
            type="search"
            icon={<Search />}
            maxLength={100}
            aria-label={t('faq.search')}
            placeholder={t('faq.search')}
            defaultValue={q}
            onChange={(event) =>
              void router.replace(hrefOf({ q: event.target.value }), undefined, { scroll: false, shallow: true })
            }
          />
        </search>
        <LinkTabs tabs={tabs} current={category} aria-label={t('faq.categories')} />
        <ContentState query={list}>
          {({ items }) => {
            const found = matchingFaq(items, q, category);
            return (
              <>
                <FaqStructure entries={items} />
                {found.length > 0 ? (
                  <FaqList entries={found} />
                ) : (
                  <EmptyState
                    bordered
                    title={t('faq.none')}
                    text={t('faq.noneText')}
                    action={<ButtonLink href={paths.faq()}>{t('faq.showAll')}</ButtonLink>}
                  />
                )}
              </>
            );
          }}
        </ContentState>
        <AskUs />
      </Stack>
    </Column>
  );
}

/** All questions as search engines read them. */
function FaqStructure({ entries }: { entries: readonly FaqEntry[] }) {
  const mainEntity = entries.map(({ title, blocks }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: blocks.map(blockText).join(' ') },
  }));
  return <StructuredData name="faq" data={{ '@type': 'FAQPage', mainEntity }} />;
}

/** Where a question goes that none of these answers. */
function AskUs() {
  const { t } = useTranslation('content');
  const { email, phone } = operatorIn(useLanguage().language);
  return (
    <Card>
      <Inline $justify="space-between" $gap={4}>
        <div>
          <Heading as="h2" $size={16}>
            {t('ask.title')}
          </Heading>
          <Text $color="textMuted">{t('ask.text', { email, phone })}</Text>
        </div>
        {hasSupportChat() && (
          <Button variant="primary" onClick={() => void openSupportChat()}>
            {t('ask.chat')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
