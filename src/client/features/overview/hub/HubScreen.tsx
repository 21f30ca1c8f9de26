import { PageSkeleton } from '../../../shell/PageSkeleton';
import { useSession } from '../../../shell/session/useSession';
import { ErrorState } from '../../../ui/ErrorState';
import { MemberHub } from './MemberHub';
import { Boxes, ChartColumn, ClipboardList, FileText, Store } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { WayCard } from '../../../shared/WayCard';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';

interface Way {
  key: 'stock' | 'stores' | 'list' | 'buyer' | 'seller';
  icon: ReactNode;
  href: string;
}

const next = (path: string) => paths.auth.promoteSignUp({ next: path });

const OPEN: readonly Way[] = [
  { key: 'list', icon: <ClipboardList />, href: paths.home() },
  { key: 'stock', icon: <Boxes />, href: paths.stock.search() },
  { key: 'stores', icon: <Store />, href: paths.buyer.search() },
];
const WITH_LOGIN: readonly Way[] = [
  { key: 'buyer', icon: <FileText />, href: next(paths.buyer.selectType()) },
  { key: 'seller', icon: <ChartColumn />, href: next(paths.seller.requests()) },
];

/** The hub of those who have not signed in: what it holds, and what can be used without an account. */
function VisitorHub() {
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
    <WayCard
      href={href}
      icon={icon}
      level={3}
      name={t(`visitor.ways.${key}.title`)}
      note={t(`visitor.ways.${key}.text`)}
      data-stlbs-id={`visitor-${key}`}
    />
  );
}

/** The place where work begins: one's own, or for visitors a look at what there is. */
export function HubScreen() {
  const { status, failure, retry } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'failed') return <ErrorState error={failure} onRetry={retry} />;
  return status === 'in' ? <MemberHub /> : <VisitorHub />;
}
