import { useTranslation } from 'next-i18next/pages';
import { Section } from '../../../ui/Section';
import { Timeline } from '../../../ui/Timeline';

const STEPS = ['wait', 'compare', 'bid', 'order'] as const;

/** What happens between a sent quotation and a shipped order. */
export function NextSteps() {
  const { t } = useTranslation('seller');
  return (
    <Section title={t('complete.heading')} note={t('complete.text')}>
      <Timeline
        items={STEPS.map((step) => ({
          key: step,
          title: t(`complete.steps.${step}`),
          note: t(`complete.steps.${step}Text`),
          tone: step === 'wait' ? 'blue' : 'gray',
        }))}
      />
    </Section>
  );
}
