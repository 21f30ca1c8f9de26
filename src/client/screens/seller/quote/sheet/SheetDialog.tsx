import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MAX_FILE_BYTES } from '../../../../../contract/constants';
import type { Currency } from '../../../../../contract/values';
import { readFile } from '../../../../parts/readFile';
import { TemplateLink } from '../../../../parts/TemplateLink';
import { useMergeAnswerSheet } from '../../../../queries/answerSheet';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Field } from '../../../../ui/Field';
import { FileDrop } from '../../../../ui/FileDrop';
import { Stack } from '../../../../ui/Stack';
import type { QuoteRow } from '../quoteRow';
import { applyChanges, changesOf, type Conflict, switched, withTaken } from './applyAnswers';
import { MergeReview } from './MergeReview';

type Props = {
  requestId: string;
  rows: readonly QuoteRow[];
  currency: Currency;
  onClose: () => void;
  onApply: (rows: QuoteRow[]) => void;
};

/** A filled answer sheet: dropped, looked over, taken into the grid. */
export function SheetDialog({ requestId, rows, currency, onClose, onApply }: Props) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const merge = useMergeAnswerSheet(requestId);
  const [taken, setTaken] = useState<readonly Conflict[]>([]);
  const changes = merge.data ? changesOf(rows, withTaken(merge.data.applied, taken)) : [];
  const restart = () => {
    merge.reset();
    setTaken([]);
  };
  const footer = merge.data && (
    <>
      <Button onClick={restart}>{t('sheet.another')}</Button>
      <Button variant="primary" disabled={changes.length === 0} onClick={() => onApply(applyChanges(rows, changes))}>
        {t('sheet.apply', { count: changes.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sheet.title')}
      description={merge.data ? undefined : t('sheet.text')}
      footer={footer}
      width={720}
    >
      {merge.data ? (
        <MergeReview
          merge={merge.data}
          rows={rows}
          changes={changes}
          taken={taken}
          onTake={(one) => setTaken(switched(taken, one))}
          currency={currency}
        />
      ) : (
        <Stack>
          <Field label={t('sheet.field')}>
            <FileDrop
              accept=".xlsx,.csv"
              maxSize={MAX_FILE_BYTES}
              title={t('sheet.drop')}
              hint={t('sheet.hint')}
              progress={merge.isPending ? null : undefined}
              error={merge.error ? errorText(merge.error) : undefined}
              onFiles={([file]) =>
                file && void readFile(file).then(({ name, content }) => merge.mutate({ name, content }))
              }
            />
          </Field>
          <div>
            <TemplateLink kind="quotation-answer" />
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
