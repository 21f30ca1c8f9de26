import { useRouter } from 'next/router';
import { paths } from '../../../paths';
import { useCopyRfq } from '../../../queries/rfq';

/** Starts a new draft from a request and opens it in the editor. */
export function useCopy(rfqNumberId: string): { copy: () => void; copying: boolean } {
  const router = useRouter();
  const { mutate, isPending } = useCopyRfq();
  const copy = () =>
    mutate(
      { id: rfqNumberId },
      { onSuccess: (draft) => void router.push(paths.buyer.editorFrom('copy', { id: draft.rfq_number_id })) },
    );
  return { copy, copying: isPending };
}
