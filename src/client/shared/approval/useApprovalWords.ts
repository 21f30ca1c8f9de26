import { useTranslation } from 'next-i18next/pages';
import type { ApprovalRule, ApprovalSubject, Approver, HeldRule } from '../../../contract/entities/approval';
import { groupDigits } from '../../ui/numberText';

interface Named {
  approver: Approver;
  approver_name: string | null;
  /** Who may decide it now, where that is known. */
  people?: readonly string[];
}

/** Approvers, conditions and rules of an approval line in words. */
export function useApprovalWords() {
  const { t } = useTranslation(['approval', 'people']);
  const approverText = ({ approver, approver_name }: Named): string => {
    if (approver.kind === 'owner') return t('approver.owner');
    if (approver_name !== null) return approver_name;
    return approver.kind === 'role' && approver.role !== 'own' ? t(`people:role.${approver.role}`) : t('approver.gone');
  };
  /** An approver with who decides in their place or name; a person who decides alone is named once. */
  const stepText = (step: Named): string => {
    const name = approverText(step);
    const { people } = step;
    if (!people || (people.length === 1 && people[0] === name)) return name;
    return `${name} (${people.join(', ') || '–'})`;
  };
  const every = (subject: ApprovalSubject) => t(subject === 'award' ? 'condition.every' : 'condition.everyQuotation');
  const heldText = ({ conditions }: Pick<HeldRule, 'conditions'>, subject: ApprovalSubject = 'award'): string =>
    conditions.map((one) => t(`condition.${one}`)).join(t('and')) || every(subject);
  return {
    approverText,
    heldText,
    ruleText: (rule: ApprovalRule): string =>
      [
        ...(rule.amount_from === null ? [] : [t('amountFrom', { amount: groupDigits(rule.amount_from) })]),
        ...(['alternates', 'single_bidder', 'not_lowest', 'over_target', 'over_budget'] as const).flatMap((flag) =>
          rule[flag] ? [t(`condition.${flag}`)] : [],
        ),
      ].join(t('and')) || every(rule.subject),
    /** Steps of one stage stand together, the next stage behind an arrow. */
    lineText: (steps: ReadonlyArray<Named & { stage: number }>): string =>
      [...new Set(steps.map(({ stage }) => stage))]
        .map((stage) =>
          steps
            .filter((step) => step.stage === stage)
            .map(stepText)
            .join(' + '),
        )
        .join(' → '),
  };
}
