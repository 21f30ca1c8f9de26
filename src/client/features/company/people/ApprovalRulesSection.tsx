import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ApprovalRule, Approver } from '../../../../contract/entities/approval';
import type { CompanyMember } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { approvalQueries, useStateRules } from '../../../queries/approval';
import { useApprovalWords } from '../../../shared/approval/useApprovalWords';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { ApprovalRuleDialog } from './ApprovalRuleDialog';
import { usePlaceNames } from './usePlaceNames';

interface Props {
  members: readonly CompanyMember[];
  manages: boolean;
}

interface Row {
  key: string;
  rule: ApprovalRule;
}

/** The approval line of the company: which awards wait, and for whom. */
export function ApprovalRulesSection({ members, manages }: Props) {
  const { t } = useTranslation('approval');
  const errorText = useErrorText();
  const { ruleText, lineText } = useApprovalWords();
  const { roleChoices } = usePlaceNames();
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
  const nameOf = (approver: Approver) => ({
    approver,
    approver_name:
      approver.kind === 'person'
        ? (members.find(({ id }) => id === approver.account_id)?.name ?? null)
        : approver.kind === 'role' && approver.role === 'own'
          ? (roleChoices.find(({ value }) => value === approver.own_role_id)?.label ?? null)
          : null,
  });
  const lineOf = ({ steps, order }: ApprovalRule) =>
    lineText(steps.map((approver, index) => ({ ...nameOf(approver), stage: order === 'at_once' ? 0 : index })));
  const columns: Column<Row>[] = [
    { key: 'name', header: t('rules.name'), width: '160px', render: ({ rule }) => rule.name },
    { key: 'when', header: t('rules.when'), wrap: true, render: ({ rule }) => ruleText(rule) },
    { key: 'line', header: t('rules.line'), wrap: true, render: ({ rule }) => lineOf(rule) },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '160px',
      render: ({ rule }) =>
        manages && (
          <Inline $justify="flex-end" $nowrap>
            <Button
              size="sm"
              aria-label={t('rules.editOf', { name: rule.name })}
              onClick={() => open(() => setEdited({ rule }))}
            >
              {t('rules.edit')}
            </Button>
            <Button
              size="sm"
              aria-label={t('rules.removeOf', { name: rule.name })}
              onClick={() => open(() => setRemoved(rule))}
            >
              {t('rules.remove')}
            </Button>
          </Inline>
        ),
    },
  ];
  const rows = rules.map((rule, index) => ({ key: String(index), rule }));
  const [changing, going] = [placeOf(edited?.rule ?? null), placeOf(removed)];
  // One that is gone by now is added again.
  const place = changing < 0 ? rules.length : changing;
  return (
    <Section
      title={t('rules.title')}
      note={t('rules.text')}
      actions={manages && <Button onClick={() => open(() => setEdited({ rule: null }))}>{t('rules.add')}</Button>}
    >
      {rules.length === 0 ? (
        <Card>
          <Text as="p">{t('rules.none')}</Text>
        </Card>
      ) : (
        <DataTable
          aria-label={t('rules.title')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          minWidth={640}
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
