import { useTranslation } from 'next-i18next/pages';
import { forgetLines, useKeptItemCount } from '../../parts/keptLines';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Inline } from '../../ui/Stack';

/** A list read on the start page before signing in: carry it on, or throw it away. */
export function KeptList() {
  const { t } = useTranslation('service');
  const count = useKeptItemCount();
  if (count === 0) return null;
  const action = (
    <Inline>
      <Button variant="ghost" size="sm" onClick={forgetLines}>
        {t('keptForget')}
      </Button>
      <ButtonLink size="sm" href={paths.buyer.editorFrom('paste')}>
        {t('keptGo')}
      </ButtonLink>
    </Inline>
  );
  return (
    <Banner title={t('kept', { count })} action={action}>
      {t('keptText')}
    </Banner>
  );
}
