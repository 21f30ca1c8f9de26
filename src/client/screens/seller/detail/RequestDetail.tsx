import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { QuestionSection } from '../../../parts/rfq/QuestionSection';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { RequestMeta } from '../RequestMeta';
import { RequestStatus } from '../RequestStatus';
import { useStage } from '../useStage';
import { RequestActions } from './RequestActions';
import { RequestLines } from './RequestLines';
import { RequestNotices } from './RequestNotices';
import { RequestTerms } from './RequestTerms';

/** Head with the way to quote or decline, then what to know, the terms and the lines. */
export function RequestDetail({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: request.rfq_number_id }]}
        status={<RequestStatus request={request} stage={stage} />}
        meta={<RequestMeta request={request} countdown={stage === 'open'} />}
        actions={<RequestActions request={request} stage={stage} />}
      />
      <Stack $gap={6}>
        <RequestNotices request={request} stage={stage} />
        <RequestTerms request={request} />
        <RequestLines request={request} />
        <QuestionSection number={request.rfq_number_id} side="seller" />
      </Stack>
    </>
  );
}
