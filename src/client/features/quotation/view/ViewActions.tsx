import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { getQuotationPaper } from '../../../../contract/routes/file';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { PrintMenu } from '../../../shared/PrintMenu';
import { saveFile } from '../../../shared/saveFile';
import { paths } from '../../../paths';
import { useDownload } from '../../../queries/fileExport';
import { useWithdrawQuotation } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { isSale, type RequestStage } from '../requestStage';

/** Revise or withdraw before the deadline; afterwards the way to the sale. */
export function ViewActions({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const withdraw = useWithdrawQuotation();
  const [asking, setAsking] = useState(false);
  const id = request.rfq_number_id;
  const { quotation, version } = request;
  if (isSale(request)) {
    return (
      <ButtonLink variant="primary" size="lg" href={paths.project.sale(id)}>
        {t('view.sale')}
      </ButtonLink>
    );
  }
  if (stage !== 'open' || !quotation || request.awaiting_approval) return null;
  const confirm = () =>
    withdraw.mutate(
      { id, version },
      {
        onSuccess: () => {
          setAsking(false);
          toast.neutral(t('withdraw.done'));
        },
      },
    );
  return (
    <>
      <ButtonLink variant="primary" size="lg" href={paths.seller.quote(id)}>
        {t(quotation.status === 'WITHDRAWN' ? 'view.resubmit' : 'view.revise')}
      </ButtonLink>
      {quotation.status === 'SUBMITTED' && (
        <Button size="lg" onClick={() => setAsking(true)}>
          {t('view.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        danger
        loading={withdraw.isPending}
        error={withdraw.isError ? errorText(withdraw.error) : undefined}
        onConfirm={confirm}
      />
    </>
  );
}

/** The quotation as a document: the submitted one, or the one that waits for approval. */
export function QuotationPaper({ id, awaiting = false }: { id: string; awaiting?: boolean }) {
  const { t } = useTranslation('seller');
  const download = useDownload(getQuotationPaper);
  return (
    <PrintMenu
      label={t('view.pdf')}
      loading={download.isPending}
      documents={[{ kind: 'quotation', name: t('view.paper') }]}
      onPrint={(_kind, language) =>
        download.mutate(
          { params: { rfq_number_id: id }, query: { language, ...(awaiting && { awaiting: '1' as const }) } },
          { onSuccess: saveFile },
        )
      }
    />
  );
}
