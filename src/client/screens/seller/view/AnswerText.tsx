import { useTranslation } from 'next-i18next/pages';
import type { QuotationLine } from '../../../../contract/entities/quotation';
import { Chip } from '../../../ui/Chip';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Texts } from '../../../textKeys';

/** How a line was answered: as asked, with which differences, or why not. */
export function AnswerText({ answer }: { answer: QuotationLine | null }) {
  const { t } = useTranslation(['seller', 'trade']);
  if (!answer) return <Text $color="textFaint">{t('view.unanswered')}</Text>;
  const { response, no_quote_reason, deviations, remark } = answer;
  const tone = response === 'exact' ? 'green' : response === 'alternate' ? 'yellow' : 'gray';
  const stated = (value: string) => value || t('alternate.notStated');
  const notes = [
    ...(no_quote_reason ? [t(`trade:noQuote.${no_quote_reason}`)] : []),
    ...deviations.map(({ field, requested, offered, reason }) => {
      const difference = t('view.deviation', {
        field: t(`trade:field.${field as keyof Texts['trade']['field']}`),
        requested: stated(requested),
        offered: stated(offered),
      });
      return reason ? `${difference} (${reason})` : difference;
    }),
    ...(remark ? [remark] : []),
  ];
  return (
    <Stack as="span" $gap={1}>
      <span>
        <Chip size="sm" tone={tone}>
          {t(`trade:response.${response}`)}
        </Chip>
      </span>
      {answer.needs_reconfirm && (
        <Text as="span" $size={12} $color="warningText">
          {t('trade:awaiting.state')}
        </Text>
      )}
      {notes.map((note) => (
        <Text as="span" key={note} $size={12} $color="textMuted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
