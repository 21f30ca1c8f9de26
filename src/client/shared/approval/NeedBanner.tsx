import { useTranslation } from 'next-i18next/pages';
import type { ApprovalNeed } from '../../../contract/entities/approval';
import { useApprovalWords } from './useApprovalWords';
import { Banner } from '../../ui/Banner';
import { Text } from '../../ui/Text';

/** Why an award or a purchase has to be approved first, and by whom. */
export function NeedBanner({ need, title }: { need: ApprovalNeed; title?: string | undefined }) {
  const { t } = useTranslation('approval');
  const { heldText, lineText } = useApprovalWords();
  return (
    <Banner tone="warning" title={title ?? t('need.title')}>
      {need.rules.map((rule, index) => (
        <Text as="div" key={index}>
          {t('need.rule', { rule: rule.name, conditions: heldText(rule) })}
        </Text>
      ))}
      <Text as="div">{t('need.line', { line: lineText(need.steps) })}</Text>
    </Banner>
  );
}
