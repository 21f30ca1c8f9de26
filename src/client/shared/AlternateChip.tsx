import { Replace } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Chip } from '../ui/Chip';

/** Says that something else is offered than was requested. */
export function AlternateChip() {
  const { t } = useTranslation('trade');
  return (
    <Chip size="sm" tone="yellow" icon={<Replace />}>
      {t('response.alternate')}
    </Chip>
  );
}
