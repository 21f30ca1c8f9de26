import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import type { CostAssignment } from '../../../contract/entities/budget';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { hasCode } from '../../api/ApiError';
import type { StatedCost } from '../../queries/budgetChanges';
import { Banner } from '../../ui/Banner';
import { FormDialog } from '../../ui/FormDialog';
import { InlineError } from '../../ui/InlineError';
import { NoteField } from '../../ui/NoteField';
import { Columns, Stack } from '../../ui/Stack';
import { useRights } from '../useRight';
import type { CostLine } from './chargedLines';
import { CostFields } from './CostFields';
import { CostLines } from './CostLines';
import { type CostCodes, isCharged } from './useCostCodes';

type Props = {
  cost: CostAssignment;
  lines: readonly CostLine[];
  codes: CostCodes;
  text: string;
  onSave: (cost: StatedCost) => Promise<unknown>;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
};

/** Chooses what a record is charged to, and single lines of it otherwise. Asks who may exceed a budget for the reason once the server refused. */
export function CostDialog({ cost, lines, codes, text, onSave, busy, error, onClose }: Props) {
  const { t } = useTranslation('budget');
  const mayExceed = (useRights() ?? []).includes('exceed_budget');
  /** What the server refused as beyond a budget: for that alone a reason is wanted. */
  const [refused, setRefused] = useState<string | null>(null);
  const [word, setWord] = useState('');
  /** The last refusal was that one. */
  const [exceeds, setExceeds] = useState(false);
  const [whole, setWhole] = useState({ cost_centre_id: cost.cost_centre_id, project_id: cost.project_id });
  const [apart, setApart] = useState(cost.lines);
  const chosen = JSON.stringify([whole, apart]);
  const wantsReason = refused === chosen;
  const save = () =>
    void onSave({ ...whole, lines: apart.filter(isCharged), budget_word: wantsReason ? word.trim() : null }).then(
      () => {
        toast.success(t('changeSaved'));
        onClose();
      },
      (refusal: unknown) => {
        const beyond = hasCode(refusal, ERROR_CODES.BUDGET_EXCEEDED);
        setExceeds(beyond);
        if (beyond && mayExceed) setRefused(chosen);
      },
    );
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      title={t('cost.dialog')}
      description={text}
      submitLabel={t('save')}
      submitDisabled={wantsReason && word.trim() === ''}
      loading={busy}
    >
      <Stack $gap={5}>
        <Columns>
          <CostFields codes={codes} value={whole} onChange={setWhole} />
        </Columns>
        {lines.length > 1 && <CostLines lines={lines} codes={codes} apart={apart} onChange={setApart} />}
        {wantsReason && (
          <>
            <Banner tone="warning" title={t('effect.stopTitle')}>
              {t('effect.may')}
            </Banner>
            <NoteField
              label={t('effect.word')}
              help={t('effect.wordHelp')}
              required
              rows={2}
              maxLength={300}
              value={word}
              onChange={setWord}
            />
          </>
        )}
        {error && !(wantsReason && exceeds) && <InlineError>{error}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
