import { useTranslation } from 'next-i18next/pages';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { InlineError } from '../../../ui/InlineError';
import { Inline } from '../../../ui/Stack';

type Props = { error: unknown; onRetry: () => void; onDiscard: () => void };

/** What the server refused of the typed cells; they stay until tried again or given up. */
export function EditFailure({ error, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  return (
    <Inline>
      <InlineError onRetry={onRetry}>
        {t('mine.notSaved')} {errorText(error)}
      </InlineError>
      <Button size="sm" onClick={onDiscard}>
        {t('mine.discard')}
      </Button>
    </Inline>
  );
}
