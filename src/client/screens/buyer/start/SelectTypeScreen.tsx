import { ClipboardPaste, Copy, FileSpreadsheet, Keyboard, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TemplateLink } from '../../../parts/TemplateLink';
import { paths, type RequestStart } from '../../../paths';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { CardLink } from '../../../ui/Card';
import { PageHeader } from '../../../ui/PageHeader';
import { Columns } from '../../../ui/Stack';

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${space(3)};
  border-radius: ${radius[8]};
  background: ${color('accentSurface')};
  color: ${color('accentText')};
  & > svg {
    width: 20px;
    height: 20px;
  }
`;

const Name = styled.h2`
  ${type(16)}
  font-weight: ${weight.semibold};
`;

const Note = styled.p`
  margin-top: ${space(1)};
  color: ${color('textMuted')};
  ${type(14)}
`;

const ways: readonly { key: RequestStart; icon: ReactNode }[] = [
  { key: 'upload', icon: <FileSpreadsheet /> },
  { key: 'paste', icon: <ClipboardPaste /> },
  { key: 'manual', icon: <Keyboard /> },
  { key: 'cart', icon: <ShoppingCart /> },
  { key: 'copy', icon: <Copy /> },
];

/** How a new request begins. */
export function SelectTypeScreen() {
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
          <CardLink key={key} href={paths.buyer.editorFrom(key)}>
            <Icon aria-hidden>{icon}</Icon>
            <Name>{t(`start.${key}`)}</Name>
            <Note>{t(`start.${key}Note`)}</Note>
          </CardLink>
        ))}
      </Columns>
    </>
  );
}
