import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';

/** Says that the seller pays the freight and no place of delivery is given, with the way to it. */
export function MissingPlace({ onShow, disabled }: { onShow: () => void; disabled: boolean }) {
  const { t } = useTranslation('buyer');
  return (
    <Banner
      tone="warning"
      action={
        <Button disabled={disabled} onClick={onShow}>
          {t('preview.toPlace')}
        </Button>
      }
    >
      {t('preview.noPlace')}
    </Banner>
  );
}
