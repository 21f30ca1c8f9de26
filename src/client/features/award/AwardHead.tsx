import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/PageHeader';

type Props = { number: string; title: string; status?: ReactNode; meta?: ReactNode; actions?: ReactNode };

/** Heading of both halves of the award, with the way up to the comparison. */
export function AwardHead({ number, title, status, meta, actions }: Props) {
  const { t } = useTranslation('project');
  return (
    <PageHeader
      breadcrumb={[
        { label: t('list.title'), href: paths.project.list() },
        { label: number, href: paths.project.detail(number) },
        { label: t('compare.title'), href: paths.project.comparison(number) },
        { label: title },
      ]}
      title={title}
      status={status}
      meta={meta}
      actions={actions}
    />
  );
}
