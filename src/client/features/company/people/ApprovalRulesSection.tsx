import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { STOCK_HOLD_BUSINESS_DAYS } from '../../../../contract/constants';
import type { ApprovalRule } from '../../../../contract/entities/approval';
import type { CompanyMember } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { approvalQueries, useStateRules } from '../../../queries/approval';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { ApprovalRuleDialog } from './ApprovalRuleDialog';
import { ApprovalRulesTable } from './ApprovalRulesTable';

interface Props {
  members: readonly CompanyMember[];
  manages: boolean;
}

/** The approval line of the company: which awards wait, and for whom. */
export function ApprovalRulesSection({ members, manages }: Props) {
  const { t } = useTranslation('approval');
  const errorText = useErrorText();
  const { data } = useQuery(approvalQueries(useApi()).rules());
  const action = useConfirmedAction(useStateRules().mutateAsync);
  // By what they say, not by their places: a colleague may add and remove others meanwhile.
  const [edited, setEdited] = useState<{ rule: ApprovalRule | null } | null>(null);
  const [removed, setRemoved] = useState<ApprovalRule | null>(null);
  if (!data) return null;
  const { version, rules } = data;
  const save = async (next: ApprovalRule[]) => {
    if (!(await action.run({ version, rules: next }))) return;
    toast.success(t('rules.stated'));
    setEdited(null);
    setRemoved(null);
  };
  const open = (show: () => void) => {
    action.clear();
    show();
  };
  const placeOf = (rule: ApprovalRule | null) => rules.findIndex((one) => JSON.stringify(one) === JSON.stringify(rule));
  const [changing, going] = [placeOf(edited?.rule ?? null), placeOf(removed)];
  // One that is gone by now is added again.
  const place = changing < 0 ? rules.length : changing;
  return (
    <Section
      title={t('rules.title')}
      note={t('rules.text', { days: STOCK_HOLD_BUSINESS_DAYS })}
      actions={manages && <Button onClick={() => open(() => setEdited({ rule: null }))}>{t('rules.add')}</Button>}
    >
      {rules.length === 0 ? (
        <Card>
          <Text as="p">{t('rules.none')}</Text>
        </Card>
      ) : (
        <ApprovalRulesTable
          rules={rules}
          members={members}
          manages={manages}
          onEdit={(rule) => open(() => setEdited({ rule }))}
          onRemove={(rule) => open(() => setRemoved(rule))}
        />
      )}
      {edited !== null && (
        <ApprovalRuleDialog
          rule={rules[changing] ?? null}
          index={place}
          members={members}
          busy={action.busy}
          failure={action.failure}
          onChange={action.clear}
          onSave={(rule) => void save(rules.toSpliced(place, 1, rule))}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && going >= 0 && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('rules.removeHeading', { name: removed.name })}
          text={t('rules.removeText')}
          confirmLabel={t('rules.remove')}
          onConfirm={() => void save(rules.toSpliced(going, 1))}
          danger
          loading={action.busy}
          error={action.failure ? errorText(action.failure) : undefined}
        />
      )}
      {action.prompt}
    </Section>
  );
}
