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

/** The request takes no quotation any more. */
function OverNotice({ request, stage }: Pick<Props, 'request' | 'stage'>) {
  const { t } = useTranslation('seller');
  const closing = closingOf(request, stage);
  if (closing === 'passed') {
    const action = (
      <ButtonLink size="sm" href={paths.seller.dead({ rfq: request.rfq_number_id })}>
        {t('passed.link')}
      </ButtonLink>
    );
    return (
      <Banner tone="danger" title={t('passed.title')} action={action}>
        {t('passed.text')}
      </Banner>
    );
  }
  if (closing !== 'cancelled' && closing !== 'closed') return null;
  const action = (
    <ButtonLink size="sm" href={paths.seller.detail(request.rfq_number_id)}>
      {t('quote.request')}
    </ButtonLink>
  );
  return (
    <Banner tone="warning" title={t(`${closing}.title`)} action={action}>
      {t(`${closing}.text`)}
    </Banner>
  );
}

/** The request is another one than the form was opened with. */
function ChangeNotice({ request, state }: Pick<Props, 'request' | 'state'>) {
  const { t } = useTranslation('seller');
  const language = useReader();
  const { linesChanged, deadlineChanged, takeChanges } = state;
  if (!linesChanged && !deadlineChanged) return null;
  const action = (
    <Button size="sm" onClick={takeChanges}>
      {t('changed.reload')}
    </Button>
  );
  return (
    <Banner tone="warning" title={t('changed.title')} action={action}>
      {linesChanged && t('changed.lines')}{' '}
      {deadlineChanged &&
        request.closes_at &&
        t('changed.deadline', { deadline: instantText(request.closes_at, language) })}
    </Banner>
  );
}

/** The work is not saved: somebody else's was in between, or the saving failed. */
function SaveNotice({ state }: Pick<Props, 'state'>) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const { saving, reloading } = state;
  if (saving.state === 'stale') {
    const actions = (
      <>
        <Button size="sm" loading={reloading} onClick={() => void state.keepMine()}>
          {t('stale.keep')}
        </Button>
        <Button size="sm" loading={reloading} onClick={() => void state.takeTheirs()}>
          {t('stale.reload')}
        </Button>
      </>
    );
    return (
      <Banner tone="danger" title={t('stale.title')} action={actions}>
        {t('stale.text')}
      </Banner>
    );
  }
  if (saving.state !== 'failed') return null;
  const action = (
    <Button size="sm" onClick={() => void saving.flush()}>
      {t('save.now')}
    </Button>
  );
  return (
    <Banner tone="danger" title={t('save.failed')} action={action}>
      {errorText(saving.error)} {t('save.failedText')}
    </Banner>
  );
}

/** What stands between the work and its submission: a passed deadline, a changed request, a conflict, a failed save. */
export function QuoteNotices({ request, stage, state }: Props) {
  return (
    <>
      <OverNotice request={request} stage={stage} />
      <ChangeNotice request={request} state={state} />
      <SaveNotice state={state} />
    </>
  );
}
