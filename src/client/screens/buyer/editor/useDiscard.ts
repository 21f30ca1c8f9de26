import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { toast } from 'react-hot-toast';
import { paths } from '../../../paths';
import { useDiscardRfq } from '../../../queries/rfq';
import { keepDiscarded } from '../discarded';
import { toInput } from './editorLine';
import { toTerms } from './terms';
import type { Draft } from './useDraft';

/** Throws the draft away; unless it was `asked` for, the list that comes next offers the way back. */
export function useDiscard({ settled, stop, terms, kept, files }: Draft, asked: boolean) {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const { mutate, isPending: running, error } = useDiscardRfq();
  const discard = async () => {
    const saved = await settled();
    if (!saved) return;
    const file_ids = files.map((file) => file.file_id);
    mutate(
      { id: saved.rfq_number_id, version: saved.version },
      {
        onSuccess: () => {
          stop();
          if (asked) toast.success(t('discard.done'));
          else keepDiscarded({ ...toTerms(terms), file_ids, lines: kept.map(toInput) });
          void router.push(paths.buyer.requests());
        },
      },
    );
  };
  return { discard, running, error };
}
