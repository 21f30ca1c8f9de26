import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { isSale, type RequestStage } from '../requestStage';
import { DeclineDialog } from './DeclineDialog';

/** Quote, or decline; later the way to what came of it. */
export function RequestActions({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const [declining, setDeclining] = useState(false);
  const id = request.rfq_number_id;
  if (isSale(request)) {
    return (
      <ButtonLink variant="primary" href={paths.project.sale(id)}>
        {t('detail.sale')}
      </ButtonLink>
    );
  }
  const submitted = request.quotation !== null;
  if (stage !== 'open') {
    return submitted ? <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink> : null;
  }
  const word = submitted ? 'revise' : request.draft ? 'continue' : 'write';
  return (
    <>
      {submitted ? (
        <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink>
      ) : (
        request.closed_as !== 'declined' && <Button onClick={() => setDeclining(true)}>{t('detail.decline')}</Button>
      )}
      <ButtonLink variant="primary" href={paths.seller.quote(id)}>
        {t(`detail.${word}`)}
      </ButtonLink>
      <DeclineDialog id={id} open={declining} onOpenChange={setDeclining} />
    </>
  );
}
