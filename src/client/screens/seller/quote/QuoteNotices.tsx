import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { instantText } from '../../../../domain/time/instants';
import { useReader } from '../../../parts/useReader';
import { paths } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { RequestStage } from '../requestStage';
import { closingOf } from './useToldClosed';
import type { QuoteFormState } from './useQuoteForm';

type Props = { request: SellerRequest; stage: RequestStage; state: QuoteFormState };

/** What stands between the work and its submission: a passed deadline, a changed request, a conflict, a failed save. */
export function QuoteNotices({ request, stage, state }: Props) {
  const { t } = useTranslation('seller');
  const language = useReader();
  const errorText = useErrorText();
  const closing = closingOf(request, stage);
  const { saving, linesChanged, deadlineChanged, reloading } = state;
  return (
    <>
      {closing === 'passed' && (
        <Banner
          tone="danger"
          title={t('passed.title')}
          action={
            <ButtonLink size="sm" href={paths.seller.dead({ rfq: request.rfq_number_id })}>
              {t('passed.link')}
            </ButtonLink>
          }
        >
          {t('passed.text')}
        </Banner>
      )}
      {(closing === 'cancelled' || closing === 'closed') && (
        <Banner
          tone="warning"
          title={t(`${closing}.title`)}
          action={
            <ButtonLink size="sm" href={paths.seller.detail(request.rfq_number_id)}>
              {t('quote.request')}
            </ButtonLink>
          }
        >
          {t(`${closing}.text`)}
        </Banner>
      )}
      {(linesChanged || deadlineChanged) && (
        <Banner
          tone="warning"
          title={t('changed.title')}
          action={
            <Button size="sm" onClick={state.takeChanges}>
              {t('changed.reload')}
            </Button>
          }
        >
          {linesChanged && t('changed.lines')}{' '}
          {deadlineChanged &&
            request.closes_at &&
            t('changed.deadline', { deadline: instantText(request.closes_at, language) })}
        </Banner>
      )}
      {saving.state === 'stale' && (
        <Banner
          tone="danger"
          title={t('stale.title')}
          action={
            <>
              <Button size="sm" loading={reloading} onClick={() => void state.keepMine()}>
                {t('stale.keep')}
              </Button>
              <Button size="sm" loading={reloading} onClick={() => void state.takeTheirs()}>
                {t('stale.reload')}
              </Button>
            </>
          }
        >
          {t('stale.text')}
        </Banner>
      )}
      {saving.state === 'failed' && (
        <Banner
          tone="danger"
          title={t('save.failed')}
          action={
            <Button size="sm" onClick={() => void saving.flush()}>
              {t('save.now')}
            </Button>
          }
        >
          {errorText(saving.error)} {t('save.failedText')}
        </Banner>
      )}
    </>
  );
}
