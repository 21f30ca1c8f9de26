import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useTakeToEditor } from '../../shell/session/useTakeToEditor';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';

/** From a search without a hit to a request: what was searched for is its first line. */
export function AskSellers({ words }: { words: string | undefined }) {
  const { t } = useTranslation('market');
  const takeToEditor = useTakeToEditor();
  if (!words) {
    return (
      <ButtonLink variant="primary" href={paths.buyer.selectType()}>
        {t('stock.request')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="primary" onClick={() => void takeToEditor([words], 1)}>
      {t('stock.requestWords')}
    </Button>
  );
}
