import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { approvalQueries } from '../../queries/approval';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';

interface WaitingProps {
  number: string;
  /** What cannot be changed here meanwhile. */
  fixed?: string;
}

/** That an award of an own request waits for approval, whose turn it is, and the way there; nothing where none does. */
export function WaitingBanner({ number, fixed }: WaitingProps) {
  const { t } = useTranslation('approval');
  const { data } = useQuery({ ...approvalQueries(useApi()).newest(number), meta: { silent: true }, retry: false });
  const approval = data?.approval;
  if (approval?.status !== 'waiting') return null;
  const mine = approval.actions.includes('approve');
  const people = [...new Set(approval.steps.flatMap((step) => (step.status === 'open' ? step.people : [])))];
  return (
    <Banner
      tone={mine ? 'warning' : 'info'}
      title={t('waiting')}
      action={
        <ButtonLink size="sm" variant={mine ? 'primary' : 'secondary'} href={paths.project.award(number)}>
          {t('toAward')}
        </ButtonLink>
      }
    >
      {mine ? t('view.mine') : t('view.others', { people: people.join(', ') })} {fixed}
    </Banner>
  );
}
