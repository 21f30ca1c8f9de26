import { useTranslation } from 'next-i18next/pages';
import { StockQuestions } from '../../../parts/question/StockQuestions';
import { Dialog } from '../../../ui/Dialog';
import { useErrorText } from '../../../shell/errors/useErrorText';

/** What buyers ask about the company's lots, to be answered one after the other. */
export function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['stock', 'market']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={640}
      title={t('mine.questions')}
      description={t('market:question.sellerHint')}
    >
      <StockQuestions side="seller" errorText={useErrorText()} />
    </Dialog>
  );
}
