import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';

/** Says that pasted text is not read yet, and so is not in the request, with the way to it. */
export function UnreadText({ onShow, disabled = false }: { onShow: () => void; disabled?: boolean }) {
  const { t } = useTranslation('buyer');
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" disabled={disabled} onClick={onShow}>
          {t('intake.toUnread')}
        </Button>
      }
    >
      {t('intake.unread')}
    </Banner>
  );
}
