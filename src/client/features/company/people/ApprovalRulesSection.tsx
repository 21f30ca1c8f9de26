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
  index: number;
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
  /** Which rule is edited or removed; one beyond the last is a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  if (!data) return null;
  const { version, rules } = data;
  const save = async (next: ApprovalRule[]) => {
    if (!(await action.run({ version, rules: next }))) return;
    toast.success(t('rules.stated'));
    setEdited(null);
    setRemoved(null);
  };
  const open = (set: typeof setEdited, index: number) => {
    action.clear();
    set(index);
  };
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
      render: ({ rule, index }) =>
        manages && (
          <Inline $justify="flex-end" $nowrap>
            <Button
              size="sm"
              aria-label={t('rules.editOf', { name: rule.name })}
              onClick={() => open(setEdited, index)}
            >
              {t('rules.edit')}
            </Button>
            <Button
              size="sm"
              aria-label={t('rules.removeOf', { name: rule.name })}
              onClick={() => open(setRemoved, index)}
            >
              {t('rules.remove')}
            </Button>
          </Inline>
        ),
    },
  ];
  const rows = rules.map((rule, index) => ({ key: String(index), index, rule }));
  const going = removed === null ? undefined : rules[removed];
  return (
    <Section
      title={t('rules.title')}
      note={t('rules.text')}
      actions={manages && <Button onClick={() => open(setEdited, rules.length)}>{t('rules.add')}</Button>}
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
          rule={rules[edited] ?? null}
          index={edited}
          members={members}
          busy={action.busy}
          failure={action.failure}
          onChange={action.clear}
          onSave={(rule) => void save(rules.toSpliced(edited, 1, rule))}
          onClose={() => setEdited(null)}
        />
      )}
      {removed !== null && going && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('rules.removeHeading', { name: going.name })}
          text={t('rules.removeText')}
          confirmLabel={t('rules.remove')}
          onConfirm={() => void save(rules.toSpliced(removed, 1))}
          danger
          loading={action.busy}
          error={action.failure ? errorText(action.failure) : undefined}
        />
      )}
      {action.prompt}
    </Section>
  );
}
