import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { toast } from '../../ui/toast';
import { paths } from '../../paths';
import { useCopyRfq } from '../../queries/rfq';

/** Copies a request into a new draft and opens it in the editor. */
export function useCopyRequest() {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const { mutate, variables, isPending, error } = useCopyRfq();
  return {
    copying: isPending ? variables.id : undefined,
    error,
    copy: (id: string) =>
      mutate(
        { id },
        {
          onSuccess: (draft) => {
            toast.success(t('list.copied'));
            void router.push(paths.buyer.editorFrom('copy', { id: draft.rfq_number_id }));
          },
        },
      ),
  };
}
