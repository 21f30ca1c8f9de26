import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import styled from 'styled-components';
import type { CostAssignment } from '../../../contract/entities/budget';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { hasCode } from '../../api/ApiError';
import type { StatedCost } from '../../queries/budgetChanges';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Banner } from '../../ui/Banner';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { IconButton } from '../../ui/IconButton';
import { InlineError } from '../../ui/InlineError';
import { NoteField } from '../../ui/NoteField';
import { Select } from '../../ui/Select';
import { Columns, Stack } from '../../ui/Stack';
import { Heading } from '../../ui/Text';
import { useRights } from '../useRight';
import type { CostLine } from './chargedLines';
import { CostFields } from './CostFields';
import { type CostCodes, isCharged, NO_COST } from './useCostCodes';

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
  & > legend {
    margin-bottom: ${space(1)};
  }
  ${media.phone} {
    align-items: start;
  }
`;

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
  /** What the server refused as beyond a budget: for that alone the reason is asked. */
  const [refused, setRefused] = useState<string | null>(null);
  const [word, setWord] = useState('');
  /** The last refusal was that one. */
  const [exceeds, setExceeds] = useState(false);
  const [whole, setWhole] = useState({ cost_centre_id: cost.cost_centre_id, project_id: cost.project_id });
  const [apart, setApart] = useState(cost.lines);
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  const left = lines.filter(({ id }) => !apart.some(({ line_id }) => line_id === id));
  const chosen = JSON.stringify([whole, apart]);
  const asked = refused === chosen;
  const save = () =>
    void onSave({ ...whole, lines: apart.filter(isCharged), budget_word: asked ? word.trim() : null }).then(
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
      submitDisabled={asked && word.trim() === ''}
      loading={busy}
    >
      <Stack $gap={5}>
        <Columns>
          <CostFields codes={codes} value={whole} onChange={setWhole} />
        </Columns>
        {lines.length > 1 && (
          <Stack $gap={3}>
            <Heading as="h3" $size={14}>
              {t('cost.byLine')}
            </Heading>
            {apart.map((one, place) => {
              const line = lineOf(one.line_id);
              if (!line) return null;
              const name = t('cost.line', { no: line.line_no, text: line.text });
              return (
                <Line key={one.line_id}>
                  <legend>{name}</legend>
                  <Columns>
                    <CostFields
                      codes={codes}
                      value={one}
                      onChange={(chosen) => setApart(apart.with(place, { ...one, ...chosen }))}
                    />
                  </Columns>
                  <IconButton
                    icon={<X />}
                    label={t('cost.dropLine', { line: name })}
                    onClick={() => setApart(apart.toSpliced(place, 1))}
                  />
                </Line>
              );
            })}
            {left.length > 0 && (
              <Field label={t('cost.addLine')}>
                <Select
                  placeholder={t('cost.chooseLine')}
                  options={left.map((line) => ({
                    value: line.id,
                    label: t('cost.line', { no: line.line_no, text: line.text }),
                  }))}
                  value=""
                  onChange={({ target }) => {
                    if (target.value) setApart([...apart, { line_id: target.value, ...NO_COST }]);
                  }}
                />
              </Field>
            )}
          </Stack>
        )}
        {asked && (
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
        {error && !(asked && exceeds) && <InlineError>{error}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
