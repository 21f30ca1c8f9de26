import { useTranslation } from 'next-i18next/pages';
import type { ApprovalNeed, ApprovalSubject } from '../../../contract/entities/approval';
import { useApprovalWords } from './useApprovalWords';
import { Banner } from '../../ui/Banner';
import { Text } from '../../ui/Text';

type Props = { need: ApprovalNeed; title?: string | undefined; subject?: ApprovalSubject };

/** Why an award, a purchase or a quotation has to be approved first, and by whom. */
export function NeedBanner({ need, title, subject = 'award' }: Props) {
  const { t } = useTranslation('approval');
  const { heldText, lineText } = useApprovalWords();
  return (
    <Banner tone="warning" title={title ?? t('need.title')}>
      {need.rules.map((rule, index) => (
        <Text as="div" key={index}>
          {t('need.rule', { rule: rule.name, conditions: heldText(rule, subject) })}
        </Text>
      ))}
      <Text as="div">{t('need.line', { line: lineText(need.steps) })}</Text>
    </Banner>
  );
}
