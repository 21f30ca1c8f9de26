import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ReviewDialog } from '../../../../shared/files/ReviewDialog';
import { SpreadsheetDrop } from '../../../../shared/files/SpreadsheetDrop';
import { readFile } from '../../../../shared/readFile';
import { TemplateLink } from '../../../../shared/TemplateLink';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { Field } from '../../../../ui/Field';
import { Stack } from '../../../../ui/Stack';
import type { QuoteRow } from '../quoteRow';
import type { QuoteTerms } from '../quoteTerms';
import { applyChanges, changesOf, type Conflict, switched, termChanges, withTaken } from './applyAnswers';
import { MergeReview } from './MergeReview';
import { mergeAnswerSheet } from '../../../../../contract/routes/quotation';
import { useApiMutation } from '../../../../queries/mutation';

type Props = {
  requestId: string;
  rows: readonly QuoteRow[];
  terms: QuoteTerms;
  onClose: () => void;
  onApply: (rows: QuoteRow[], terms: QuoteTerms) => void;
};

/** A filled answer sheet: dropped, looked over, taken into the grid. */
export function SheetDialog({ requestId, rows, terms, onClose, onApply }: Props) {
  const { currency } = terms;
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const merge = useMergeAnswerSheet(requestId);
  const [taken, setTaken] = useState<readonly Conflict[]>([]);
  const changes = merge.data ? changesOf(rows, withTaken(merge.data.applied, taken)) : [];
  const changedTerms = merge.data ? termChanges(terms, merge.data.terms) : [];
  const apply = async () => {
    const { readOffered } = await import('../readOffered');
    const stated = Object.fromEntries(changedTerms.map(({ field, after }) => [field, after]));
    onApply(applyChanges(rows, changes, readOffered), { ...terms, ...stated });
  };
  const count = changes.length + changedTerms.length;
  const restart = () => {
    merge.reset();
    setTaken([]);
  };
  const take = async (file: File) => {
    const { name, content } = await readFile(file);
    merge.mutate({ name, content });
  };
  const read = {
    onAnother: restart,
    anotherLabel: t('sheet.another'),
    onTake: () => void apply(),
    takeLabel: changes.length > 0 ? t('sheet.apply', { count: changes.length }) : t('sheet.applyTerms'),
    takeNone: t('sheet.applyNone'),
  };
  return (
    <ReviewDialog
      onClose={onClose}
      title={t('sheet.title')}
      description={merge.data ? undefined : t('sheet.text')}
      read={merge.data && read}
      count={count}
      width={880}
    >
      {merge.data ? (
        <MergeReview
          merge={merge.data}
          rows={rows}
          changes={changes}
          terms={changedTerms}
          taken={taken}
          onTake={(one) => setTaken(switched(taken, one))}
          currency={currency}
        />
      ) : (
        <Stack>
          <Field label={t('sheet.field')}>
            <SpreadsheetDrop
              title={t('sheet.drop')}
              hint={t('sheet.hint')}
              progress={merge.isPending ? null : undefined}
              error={merge.error ? errorText(merge.error) : undefined}
              onFile={(file) => void take(file)}
            />
          </Field>
          <div>
            <TemplateLink kind="quotation-answer" />
          </div>
        </Stack>
      )}
    </ReviewDialog>
  );
}

/** Lays a filled answer sheet over a request; failures are shown by the dialog it was dropped on. */
const useMergeAnswerSheet = (rfq_number_id: string) =>
  useApiMutation({
    call: (send, file: { name: string; content: string }) =>
      send(mergeAnswerSheet, { params: { rfq_number_id }, body: { file } }),
    silent: true,
  });
