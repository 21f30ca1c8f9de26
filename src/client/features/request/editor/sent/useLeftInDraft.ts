import { useQuery } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { useCallback, useEffect, useState } from 'react';
import type { Rfq } from '../../../../../contract/entities/rfq';
import { useApi } from '../../../../api/ApiProvider';
import { serverNow } from '../../../../clock';
import { budgetQueries } from '../../../../queries/budget';
import { isUnchanged, type Edits } from '../../../../shell/autosave/sheet';
import { copiesOf, dropCopy, putCopy } from '../../../../shell/autosave/workCopies';
import { useSession } from '../../../../shell/session/useSession';
import { amendPlace, draftPlace } from '../draftPlace';
import { savedSheet } from '../draftSheet';
import { carried, leftEdits } from './leftEdits';

/** Work on a draft that this device keeps, though the draft was sent without it. */
export interface Left {
  edits: Edits;
  /** Terms that an amendment cannot take. */
  fixed: readonly string[];
  /** An amendment can take some of it. */
  carries: boolean;
}

/** What of a draft is left here, how to lay it into an amendment of the request, and how to forget it. */
export function useLeftInDraft(sent: Rfq) {
  const owner = useSession().profile?.id ?? '';
  const { rfq_number_id: number } = sent;
  const [left, setLeft] = useState<Left | null>(null);
  const { data: cost, isError } = useQuery({ ...budgetQueries(useApi()).ofRfq(number), meta: { silent: true } });
  useEffect(() => {
    if (!cost && !isError) return;
    let stands = true;
    void copiesOf(owner, draftPlace(number)).then((copies) => {
      const edits = leftEdits(savedSheet(sent, cost), copies);
      const taken = edits && carried(edits);
      if (stands) setLeft(taken && { edits, fixed: taken.fixed, carries: !isUnchanged(taken.edits) });
    });
    return () => {
      stands = false;
    };
  }, [owner, number, sent, cost, isError]);
  const forget = useCallback(async () => {
    setLeft(null);
    for (const { key } of await copiesOf(owner, draftPlace(number))) await dropCopy(key);
  }, [owner, number]);
  /** Resolves once the changes wait where the amendment of the request begins; nothing is sent. */
  const carry = useCallback(
    async ({ edits: all }: Left) => {
      const { edits } = carried(all);
      const copy = { owner, place: amendPlace(number), at: serverNow(), edits, sent: false };
      if (await putCopy({ key: `${owner}|${uuid()}`, ...copy })) await forget();
    },
    [owner, number, forget],
  );
  return { left, carry, forget };
}
