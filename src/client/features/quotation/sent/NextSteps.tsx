import { useTranslation } from 'next-i18next/pages';
import { Section } from '../../../ui/Section';
import { Timeline } from '../../../ui/Timeline';

const STEPS = ['wait', 'compare', 'bid', 'order'] as const;

/** What happens between a sent quotation and a shipped order; `sealed` where it is known of which kind the request is. */
export function NextSteps({ sealed }: { sealed?: boolean | undefined }) {
  const { t } = useTranslation('seller');
  const kind = sealed === undefined ? '' : sealed ? 'Sealed' : 'Open';
  const notes = {
    wait: t(`complete.steps.waitText${kind}`),
    compare: t(`complete.steps.compareText${kind}`),
    bid: t('complete.steps.bidText'),
    order: t('complete.steps.orderText'),
  };
  return (
    <Section title={t('complete.heading')} note={t('complete.text')}>
      <Timeline
        items={STEPS.map((step) => ({
          key: step,
          title: t(`complete.steps.${step}`),
          note: notes[step],
          tone: step === 'wait' ? 'blue' : 'gray',
        }))}
      />
    </Section>
  );
}
