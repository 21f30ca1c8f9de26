import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { OpenSheet } from './OpenSheet';

const Content = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export type FilterPanelProps = {
  onClose: () => void;
  /** Address of the list without the filters that are set; none when none is. */
  clearHref: string | undefined;
  children: ReactNode;
};

/** The sheet of a list's filters: each takes effect at once on the list behind it. */
export function FilterPanel({ onClose, clearHref, children }: FilterPanelProps) {
  const { t } = useTranslation('ui');
  const footer = (
    <>
      {clearHref !== undefined && (
        <ButtonLink href={clearHref} scroll={false}>
          {t('filters.clear')}
        </ButtonLink>
      )}
      <Button variant="primary" onClick={onClose}>
        {t('filters.show')}
      </Button>
    </>
  );
  return (
    <OpenSheet open onOpenChange={(open) => !open && onClose()} title={t('filters.title')} footer={footer}>
      <Content>{children}</Content>
    </OpenSheet>
  );
}
