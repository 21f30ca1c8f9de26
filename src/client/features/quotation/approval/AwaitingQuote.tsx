import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/PageHeader';
import { RequestMeta } from '../RequestMeta';
import { AwaitingBanner } from './AwaitingBanner';

/** In the place of the editor while the quotation is frozen. */
export function AwaitingQuote({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={[
          { label: t('list.title'), href: paths.seller.requests() },
          { label: id, href: paths.seller.detail(id) },
          { label: t('quote.title') },
        ]}
        meta={<RequestMeta request={request} countdown />}
      />
      <AwaitingBanner request={request} />
    </>
  );
}
