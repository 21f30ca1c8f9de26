import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../../paths';
import { space, type } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { TextKey } from '../../../textKeys';

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: decimal;
  ${type(14)}
`;

/** How many sentences each chapter of the guide has; the words stand in the locales. */
const CHAPTERS = [
  { key: 'begin', steps: 3, href: paths.stock.mine(), link: 'mine.title' },
  { key: 'enter', steps: 4, href: paths.stock.mine(), link: 'mine.title' },
  { key: 'move', steps: 6, href: paths.stock.history(), link: 'history.title' },
  { key: 'sell', steps: 5, href: paths.stock.open(), link: 'open.title' },
  { key: 'order', steps: 4, href: paths.project.list(), link: 'howto.projects' },
] as const;

/** The guide to the warehouse: from the first lot to the order. */
export function HowtoScreen() {
  const { t } = useTranslation('stock');
  return (
    <>
      <PageHeader
        title={t('howto.title')}
        meta={t('howto.meta')}
        breadcrumb={[{ label: t('overview.title'), href: paths.stock.overview() }, { label: t('howto.title') }]}
      />
      <Stack $gap={6}>
        {CHAPTERS.map(({ key, steps, href, link }) => (
          <Section key={key} title={t(`howto.${key}.title`)}>
            <Card>
              <Stack $gap={4}>
                <Text $color="textMuted">{t(`howto.${key}.text`)}</Text>
                <Steps>
                  {Array.from({ length: steps }, (_, index) => (
                    <li key={index}>{t(`howto.${key}.step${index + 1}` as TextKey<'stock'>)}</li>
                  ))}
                </Steps>
                <Inline>
                  <ButtonLink href={href}>{t(link)}</ButtonLink>
                </Inline>
              </Stack>
            </Card>
          </Section>
        ))}
      </Stack>
    </>
  );
}
