import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import type { RequestStage } from '../requestStage';

/** Which of the texts says why a request takes no quotation any more; nothing while it takes one. */
export function closingOf(request: SellerRequest, stage: RequestStage): 'passed' | 'cancelled' | 'closed' | null {
  if (stage === 'open') return null;
  return stage === 'closed' && request.closed_as === 'cancelled' ? 'cancelled' : stage;
}

/** Says so wherever on the page somebody is when the request closes under their work; the banner on top stays. */
export function useClosedNotice(request: SellerRequest, stage: RequestStage): void {
  const { t } = useTranslation('seller');
  const closing = closingOf(request, stage);
  const before = useRef(closing);
  useEffect(() => {
    const reported = before.current === null && closing !== null && t(`${closing}.title`);
    before.current = closing;
    if (reported) void import('react-hot-toast').then(({ toast }) => toast.error(reported, { id: 'closing' }));
  }, [closing, t]);
}
