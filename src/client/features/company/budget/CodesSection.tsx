import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { CostCode, CostKind } from '../../../../contract/entities/budget';
import { useApi } from '../../../api/ApiProvider';
import { budgetQueries } from '../../../queries/budget';
import { useChangeCode } from '../../../queries/budgetChanges';
import { keepError } from '../../../shared/keepError';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { EmptyState } from '../../../ui/EmptyState';
import { IconButton } from '../../../ui/IconButton';
import { InlineError } from '../../../ui/InlineError';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import { AddCodesDialog, RenameCodeDialog } from './CodeDialogs';

interface Props {
  kind: CostKind;
  manages: boolean;
}

/** The company's cost centres or project codes: added as a list, renamed, closed and opened again. */
export function CodesSection({ kind, manages }: Props) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const list = useQuery(budgetQueries(useApi()).codes());
  const change = useChangeCode();
  const [open, setOpen] = useState<'new' | CostCode | null>(null);
  const rows = (list.data?.items ?? []).filter((code) => code.kind === kind);
  const close = ({ id, version, name, closed }: CostCode) =>
    void change.mutateAsync({ id, version, name, closed: !closed }).then(() => {
      toast.success(t(closed ? 'codes.reopened' : 'codes.closed'));
    }, keepError);
  const columns = useCodeColumns({
    busy: change.isPending ? change.variables.id : null,
    manages,
    onRename: setOpen,
    onClose: close,
  });
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen('new')}>
      {t(`codes.add.${kind}`)}
    </Button>
  );
  return (
    <Section
      title={t(`codes.title.${kind}`)}
      {...(rows.length > 0 ? { count: rows.length } : {})}
      note={t(`codes.note.${kind}`)}
      actions={manages && rows.length > 0 && add}
    >
      {list.error && !list.data && (
        <InlineError onRetry={() => void list.refetch()}>{errorText(list.error)}</InlineError>
      )}
      {change.error && <InlineError>{errorText(change.error)}</InlineError>}
      <LongTable
        aria-label={t(`codes.title.${kind}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowTone={({ closed }) => (closed ? 'muted' : undefined)}
        loading={list.isPending}
        skeletonRows={2}
        empty={<EmptyState title={t(`codes.empty.${kind}`)} text={t('codes.emptyText')} action={manages && add} />}
      />
      {open === 'new' && <AddCodesDialog kind={kind} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <RenameCodeDialog code={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}

interface Options {
  /** The code that is being changed. */
  busy: string | null;
  manages: boolean;
  onRename: (code: CostCode) => void;
  onClose: (code: CostCode) => void;
}

function useCodeColumns({ busy, manages, onRename, onClose }: Options): Column<CostCode>[] {
  const { t } = useTranslation('budget');
  return [
    {
      key: 'code',
      header: t('codes.code'),
      width: '200px',
      sortValue: ({ code }) => code,
      render: ({ code }) => <Code>{code}</Code>,
    },
    {
      key: 'name',
      header: t('codes.name'),
      wrap: true,
      sortValue: ({ name }) => name,
      render: ({ name }) => name || '–',
    },
    {
      key: 'state',
      header: t('codes.state'),
      width: '112px',
      sortValue: ({ closed }) => Number(closed),
      render: ({ closed }) => (
        <Chip size="sm" tone={closed ? 'gray' : 'green'}>
          {t(closed ? 'codes.isClosed' : 'codes.isOpen')}
        </Chip>
      ),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '88px',
      render: (code) =>
        manages && (
          <Inline $gap={0} $justify="flex-end" $nowrap>
            <IconButton
              size="sm"
              icon={<Pencil />}
              label={t('codes.rename', { code: code.code })}
              onClick={() => onRename(code)}
            />
            <IconButton
              size="sm"
              icon={code.closed ? <ArchiveRestore /> : <Archive />}
              label={t(code.closed ? 'codes.reopen' : 'codes.close', { code: code.code })}
              loading={busy === code.id}
              onClick={() => onClose(code)}
            />
          </Inline>
        ),
    },
  ];
}
