import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Stack';

type Props = { ended: boolean; overtaken: boolean; onReload: () => void };

/** What amending means, and what came in between: the request ended, or somebody else changed it. */
export function AmendNotices({ ended, overtaken, onReload }: Props) {
  const { t } = useTranslation('buyer');
  return (
    <Stack $gap={3}>
      <Banner tone="neutral">{t('amend.text')}</Banner>
      {ended && <Banner tone="warning">{t('amend.ended')}</Banner>}
      {overtaken && !ended && (
        <Banner
          tone="warning"
          title={t('amend.overtaken')}
          action={<Button onClick={onReload}>{t('save.reload')}</Button>}
        >
          {t('save.staleText')}
        </Banner>
      )}
    </Stack>
  );
}
