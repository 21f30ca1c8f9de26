import { useTranslation } from 'next-i18next/pages';
import type { ApprovalRule, Approver } from '../../../../contract/entities/approval';
import type { CompanyMember } from '../../../../contract/entities/member';
import { useApprovalWords } from '../../../shared/approval/useApprovalWords';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Inline } from '../../../ui/Stack';
import { usePlaceNames } from './usePlaceNames';

interface Props {
  rules: readonly ApprovalRule[];
  members: readonly CompanyMember[];
  manages: boolean;
  onEdit: (rule: ApprovalRule) => void;
  onRemove: (rule: ApprovalRule) => void;
}

interface Row {
  key: string;
  rule: ApprovalRule;
}

/** The rules in the order in which they are read: what each is about, when it holds, and who approves. */
export function ApprovalRulesTable({ rules, members, manages, onEdit, onRemove }: Props) {
  const { t } = useTranslation('approval');
  const { ruleText, lineText } = useApprovalWords();
  const { roleChoices } = usePlaceNames();
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
    { key: 'subject', header: t('rules.subject'), width: '120px', render: ({ rule }) => t(`subject.${rule.subject}`) },
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
            <Button size="sm" aria-label={t('rules.editOf', { name: rule.name })} onClick={() => onEdit(rule)}>
              {t('rules.edit')}
            </Button>
            <Button size="sm" aria-label={t('rules.removeOf', { name: rule.name })} onClick={() => onRemove(rule)}>
              {t('rules.remove')}
            </Button>
          </Inline>
        ),
    },
  ];
  return (
    <DataTable
      aria-label={t('rules.title')}
      columns={columns}
      rows={rules.map((rule, index) => ({ key: String(index), rule }))}
      rowKey={({ key }) => key}
      minWidth={720}
    />
  );
}
