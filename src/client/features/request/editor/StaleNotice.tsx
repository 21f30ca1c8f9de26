import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';

/** Somebody else changed the request meanwhile; the way to what it is now. */
export function StaleNotice({ title, onReload }: { title: string; onReload: () => void }) {
  const { t } = useTranslation('buyer');
  return (
    <Banner tone="warning" title={title} action={<Button onClick={onReload}>{t('save.reload')}</Button>}>
      {t('save.overtakenText')}
    </Banner>
  );
}
