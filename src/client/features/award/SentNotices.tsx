import { useTranslation } from 'next-i18next/pages';
import { instantText } from '../../../domain/time/instants';
import type { LastStep } from './sentBids';
import { useReader } from '../../shared/useReader';
import { Banner } from '../../ui/Banner';

type Props = {
  /** Sent to the sellers, or to the approvers. */
  to: 'sellers' | 'approvers';
  step: LastStep | null;
};

/** That what was being chosen here has gone out without this screen: by whom and when, and that nothing was sent again. */
export function SentElsewhere({ to, step }: Props) {
  const { t } = useTranslation('project');
  const language = useReader();
  return (
    <Banner tone="warning" title={t(`award.elsewhere.${to}`)}>
      {step && `${t('award.elsewhere.by', { name: step.name, at: instantText(step.at, language) })} `}
      {t('award.elsewhere.text')}
    </Banner>
  );
}

/** On the comparison of an award that was sent: who sent it, and when. */
export function SentBy({ step }: { step: LastStep }) {
  const { t } = useTranslation('project');
  const language = useReader();
  return <Banner>{t('bid.sentBy', { name: step.name, at: instantText(step.at, language) })}</Banner>;
}
