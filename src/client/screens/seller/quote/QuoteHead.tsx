import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { RequestMeta } from '../RequestMeta';

type Props = { request: SellerRequest; open: boolean };

/** What is quoted, and until when. */
export const QuoteHead = memo(function QuoteHead({ request, open }: Props) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  const revising = request.quotation !== null;
  return (
    <PageHeader
      title={request.title}
      breadcrumb={[
        { label: t('list.title'), href: paths.seller.requests() },
        { label: id, href: paths.seller.detail(id) },
        { label: t(revising ? 'quote.revising' : 'quote.title') },
      ]}
      meta={<RequestMeta request={request} countdown={open} />}
      actions={
        <>
          <ButtonLink href={paths.seller.detail(id)}>{t('quote.request')}</ButtonLink>
        </>
      }
    />
  );
});
