import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { toast } from 'react-hot-toast';
import { paths } from '../../../paths';
import { useCreateRfq } from '../../../queries/rfq';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { UndoBar } from '../../../ui/UndoBar';
import { keepDiscarded, useDiscarded } from '../discarded';

/** The way back to the draft that was thrown away a moment ago: the same lines and terms, opened again. */
export function DiscardedBar() {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const errorText = useErrorText();
  const discarded = useDiscarded();
  const { mutate, isPending } = useCreateRfq();
  if (!discarded) return null;
  const bringBack = () => {
    if (isPending) return;
    mutate(
      { body: discarded.body },
      {
        onSuccess: ({ rfq_number_id }) => {
          keepDiscarded(null);
          void router.push(paths.buyer.editorFrom('manual', { id: rfq_number_id }));
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <UndoBar key={discarded.at} onUndo={bringBack} onExpire={() => !isPending && keepDiscarded(null)}>
      {t('discard.done')}
    </UndoBar>
  );
}
