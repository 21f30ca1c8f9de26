import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Stack } from '../../../ui/Stack';
import { StaleNotice } from '../editor/StaleNotice';

type Props = { ended: boolean; overtaken: boolean; onReload: () => void };

/** What amending means, and what came in between: the request ended, or somebody else changed it. */
export function AmendNotices({ ended, overtaken, onReload }: Props) {
  const { t } = useTranslation('buyer');
  return (
    <Stack $gap={3}>
      <Banner tone="neutral">{t('amend.text')}</Banner>
      {ended && <Banner tone="warning">{t('amend.ended')}</Banner>}
      {overtaken && !ended && <StaleNotice title={t('amend.overtaken')} onReload={onReload} />}
    </Stack>
  );
}
