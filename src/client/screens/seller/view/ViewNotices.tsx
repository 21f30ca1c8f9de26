import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LineChanges } from '../LineChanges';
import type { RequestStage } from '../requestStage';

/** Lines named one by one; the rest is counted. */
const SHOWN = 5;

/** What the buyer changed after the quotation, and the way to confirm it anew. */
function AmendedNotice({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  const ids = new Set(request.needs_reconfirm_line_ids);
  const changed = request.lines.filter((line) => ids.has(line.id));
  const answers = new Map(request.quotation?.lines.map((line) => [line.rfq_line_id, line]));
  return (
    <Banner
      tone="warning"
      title={t('detail.outdatedTitle', { count: changed.length })}
      action={
        stage === 'open' && (
          <ButtonLink size="sm" href={paths.seller.quote(request.rfq_number_id)}>
            {t('change.confirm')}
          </ButtonLink>
        )
      }
    >
      {stage === 'open' ? t('detail.outdatedText') : t('change.closed')}
      <ul>
        {changed.slice(0, SHOWN).map((line) => (
          <li key={line.id}>
            {t('doubt.line', { line: line.line_no })}{' '}
            <LineChanges line={line} answered={answers.get(line.id)?.qty_offered ?? null} />
          </li>
        ))}
      </ul>
      {changed.length > SHOWN && t('issue.moreIssues', { count: changed.length - SHOWN })}
    </Banner>
  );
}

/** A withdrawn quotation, lines that the buyer amended since, or changes that the buyer has not seen. */
export function ViewNotices({ request, stage }: { request: SellerRequest; stage: RequestStage }) {
  const { t } = useTranslation('seller');
  if (request.quotation?.status === 'WITHDRAWN') {
    return (
      <Banner tone="neutral" title={t('view.withdrawnTitle')}>
        {stage === 'open' && t('view.withdrawnText')}
      </Banner>
    );
  }
  if (request.needs_reconfirm_line_ids.length > 0) return <AmendedNotice request={request} stage={stage} />;
  if (!request.draft || stage !== 'open') return null;
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="sm" href={paths.seller.quote(request.rfq_number_id)}>
          {t('view.draftContinue')}
        </ButtonLink>
      }
    >
      {t('view.draftNewer')}
    </Banner>
  );
}
