import { FolderKanban } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import type { ProjectFilter } from '../../../queries/project';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Inline } from '../../../ui/Stack';

type Props = {
  filter: ProjectFilter;
  /** The reader works on the selling side. */
  selling: boolean;
  /** Begins a request. */
  start: ReactNode;
};

/** What the list of projects says while it is empty: of both sides unless the filter is for sales alone. */
export function EmptyProjects({ filter, selling, start }: Props) {
  const { t } = useTranslation('project');
  const wanted = Object.keys(filter);
  const toRequests = <ButtonLink href={paths.seller.requests()}>{t('sales.toRequests')}</ButtonLink>;
  if (wanted.length === 0) {
    return (
      <EmptyState
        icon={<FolderKanban />}
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          selling ? (
            <Inline $justify="center">
              {toRequests}
              {start}
            </Inline>
          ) : (
            start
          )
        }
      />
    );
  }
  if (wanted.length === 1 && filter.side === 'seller') {
    return (
      <EmptyState icon={<FolderKanban />} title={t('sales.none')} text={t('sales.noneText')} action={toRequests} />
    );
  }
  return (
    <EmptyState
      icon={<FolderKanban />}
      title={t('list.noneFound')}
      text={t('list.noneFoundText')}
      action={<ButtonLink href={paths.project.list()}>{t('list.clear')}</ButtonLink>}
    />
  );
}
