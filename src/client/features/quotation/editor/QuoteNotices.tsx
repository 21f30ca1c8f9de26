import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { useDeadlineWords } from '../../../shared/useDeadlineWords';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { companyQueries } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import type { RequestStage } from '../requestStage';
import { closingOf } from './useClosedNotice';
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
  const deadlineWords = useDeadlineWords();
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
      {deadlineChanged && request.closes_at && t('changed.deadline', { deadline: deadlineWords(request.closes_at) })}
    </Banner>
  );
}

/** Why the work is not saved. */
function SaveNotice({ state }: Pick<Props, 'state'>) {
  const errorText = useErrorText();
  const { state: saving } = state.autosave;
  if (saving.kind !== 'refused' && saving.kind !== 'retrying') return null;
  return <Banner tone="danger">{errorText(saving.error)}</Banner>;
}

/** An award cannot be confirmed without an account: that is said while there is time to register one. */
function AccountNotice({ open }: { open: boolean }) {
  const { t } = useTranslation('seller');
  const { data } = useQuery(companyQueries(useApi()).bankAccounts());
  if (!open || !data || data.account_list.length + data.waiting_list.length > 0) return null;
  const action = (
    <ButtonLink size="sm" href={paths.user.mypageTab('company')}>
      {t('noAccount.do')}
    </ButtonLink>
  );
  return (
    <Banner tone="warning" title={t('noAccount.title')} action={action}>
      {t('noAccount.text')}
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
      <AccountNotice open={stage === 'open'} />
    </>
  );
}
