import { ClipboardPaste, Copy, FileSpreadsheet, Keyboard, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { RightGate } from '../../../shared/RightGate';
import { TemplateLink } from '../../../shared/TemplateLink';
import { WayCard } from '../../../shared/WayCard';
import { paths, type RequestStart } from '../../../paths';
import { PageHeader } from '../../../ui/PageHeader';
import { Columns } from '../../../ui/Stack';

const ways: readonly { key: RequestStart; icon: ReactNode }[] = [
  { key: 'upload', icon: <FileSpreadsheet /> },
  { key: 'paste', icon: <ClipboardPaste /> },
  { key: 'manual', icon: <Keyboard /> },
  { key: 'cart', icon: <ShoppingCart /> },
  { key: 'copy', icon: <Copy /> },
];

/** How a new request begins, for who may write one. */
export const SelectTypeScreen = () => (
  <RightGate right="request">
    <Ways />
  </RightGate>
);

function Ways() {
  const { t } = useTranslation('buyer');
  return (
    <>
      <PageHeader
        title={t('start.title')}
        breadcrumb={[{ label: t('list.title'), href: paths.buyer.requests() }, { label: t('start.title') }]}
        meta={t('start.meta')}
        actions={<TemplateLink kind="quotation-request" />}
      />
      <Columns $count={2}>
        {ways.map(({ key, icon }) => (
          <WayCard
            key={key}
            href={paths.buyer.editorFrom(key)}
            icon={icon}
            name={t(`start.${key}`)}
            note={t(`start.${key}Note`)}
          />
        ))}
      </Columns>
    </>
  );
}
