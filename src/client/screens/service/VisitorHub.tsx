import { Boxes, ChartColumn, ClipboardList, FileText, Store } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { CardLink } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Columns, Stack } from '../../ui/Stack';
import { Heading, Text } from '../../ui/Text';

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${space(3)};
  border-radius: ${radius[8]};
  background: ${color('accentSurface')};
  color: ${color('accentText')};
`;

interface Way {
  key: 'stock' | 'stores' | 'list' | 'buyer' | 'seller';
  icon: ReactNode;
  href: string;
}

const next = (path: string) => paths.auth.promoteSignUp({ next: path });

const OPEN: readonly Way[] = [
  { key: 'list', icon: <ClipboardList size={20} />, href: paths.home() },
  { key: 'stock', icon: <Boxes size={20} />, href: paths.stock.search() },
  { key: 'stores', icon: <Store size={20} />, href: paths.buyer.search() },
];
const WITH_LOGIN: readonly Way[] = [
  { key: 'buyer', icon: <FileText size={20} />, href: next(paths.buyer.selectType()) },
  { key: 'seller', icon: <ChartColumn size={20} />, href: next(paths.seller.requests()) },
];

/** The hub of those who have not signed in: what it holds, and what can be used without an account. */
export function VisitorHub() {
  const { t } = useTranslation('service');
  const actions = (
    <>
      <ButtonLink href={paths.auth.login({ next: paths.service.hub() })}>{t('visitor.login')}</ButtonLink>
      <ButtonLink variant="primary" href={paths.auth.signup({ next: paths.service.hub() })} data-stlbs-id="hub-join">
        {t('visitor.join')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t('visitor.title')} meta={t('visitor.text')} actions={actions} />
      <Stack $gap={8}>
        <Section title={t('visitor.open')}>
          <Columns $min={300}>
            {OPEN.map((way) => (
              <Card key={way.key} way={way} />
            ))}
          </Columns>
        </Section>
        <Section title={t('visitor.withLogin')}>
          <Columns>
            {WITH_LOGIN.map((way) => (
              <Card key={way.key} way={way} />
            ))}
          </Columns>
        </Section>
      </Stack>
    </>
  );
}

function Card({ way: { key, icon, href } }: { way: Way }) {
  const { t } = useTranslation('service');
  return (
    <CardLink href={href} data-stlbs-id={`visitor-${key}`}>
      <Icon aria-hidden>{icon}</Icon>
      <Heading as="h3" $size={16}>
        {t(`visitor.ways.${key}.title`)}
      </Heading>
      <Text $color="textMuted" style={{ marginTop: 4 }}>
        {t(`visitor.ways.${key}.text`)}
      </Text>
    </CardLink>
  );
}
