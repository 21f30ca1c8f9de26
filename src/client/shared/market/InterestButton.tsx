import { Heart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { InterestType } from '../../../contract/entities/interest';
import { useInterest } from '../../queries/interest';
import { Button } from '../../ui/Button';

/** Saves a record for later, or lets it go. */
export function InterestButton({ type, id, saved }: { type: InterestType; id: string; saved: boolean }) {
  const { t } = useTranslation('market');
  const interest = useInterest();
  return (
    <Button
      icon={<Heart fill={saved ? 'currentColor' : 'none'} />}
      aria-pressed={saved}
      onClick={() => !interest.isPending && interest.mutate({ record_type: type, record_id: id, saved: !saved })}
    >
      {saved ? t('saved') : t('save')}
    </Button>
  );
}
