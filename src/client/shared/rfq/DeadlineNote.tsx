import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { isCalendarKnown, isDayOff } from '../../../domain/time/businessDays';
import { closesAt } from '../../../domain/time/deadline';
import { color } from '../../theme/roles';
import { useDeadlineWords } from '../useDeadlineWords';

const Warning = styled.span`
  display: block;
  color: ${color('warningText')};
`;

/** What a chosen day means: the exact end in the reader's language, and a word of warning on a day off in Korea. */
export function DeadlineNote({ day }: { day: string }) {
  const { t } = useTranslation('rfq');
  const deadlineWords = useDeadlineWords();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return <>{t('deadline.rule')}</>;
  return (
    <>
      {t('deadline.ends', { at: deadlineWords(closesAt(day).toISOString()) })}
      {isDayOff(day) && <Warning>{t('deadline.dayOff')}</Warning>}
      {!isCalendarKnown(day) && <Warning>{t('deadline.unknownYear')}</Warning>}
    </>
  );
}
