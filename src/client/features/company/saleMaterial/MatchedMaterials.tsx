import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { useMaterialColumns } from '../../../shared/saleMaterial/useMaterialColumns';
import { useMaterialDialog } from '../../../shared/saleMaterial/useMaterialDialog';
import { StatusChip } from '../../../shared/StatusChip';
import { paths } from '../../../paths';
import { saleItemsQueries } from '../../../queries/saleItems';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import { useRequestTrail } from '../../../shared/rfq/useRequestTrail';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import { useState } from 'react';
import type { MatchedLine, getQuotationItems } from '../../../../contract/endpoints/user';
import type { SaleMaterial, SaleMaterialInput } from '../../../../contract/entities/person';
import { Checkbox } from '../../../ui/Checkbox';
import { LongTable } from '../../../ui/LongTable';
import { useMatchColumns } from './useMatchColumns';
import type { EndpointOutput } from '../../../../contract/operationTypes';

/** The request's lines beside the materials that cover them, and the materials to adjust below. */
export function MatchedMaterials({ items }: { items: MatchedItems }) {
  const { t } = useTranslation(['seller', 'user']);
  const errorText = useErrorText();
  const { data: mine } = useQuery(saleItemsQueries(useApi()).mine());
  const editing = useMaterialDialog({ alarm: mine?.is_user_sale_material_push ?? false, errorText });
  const { actions, failure, dialog } = editing;
  const busy = actions.busy || mine === undefined;
  const columns = useMaterialColumns({ onEdit: editing.change, onRemove: actions.remove, busy });
  const addButton = (
    <Button size="sm" icon={<Plus />} disabled={busy} onClick={() => editing.write()}>
      {t('user:materials.add')}
    </Button>
  );
  return (
    <>
      <MatchedHead items={items} />
      <Stack $gap={6}>
        <MatchFigures items={items} />
        {failure && !dialog && <InlineError>{failure}</InlineError>}
        {actions.bar}
        <MatchedLines items={items} onAdd={editing.write} onChange={editing.change} />
        <Section title={t('materials.mine')} count={items.sale_material_list.length} actions={addButton}>
          <DataTable
            aria-label={t('materials.mine')}
            columns={columns}
            rows={items.sale_material_list}
            rowKey={(material) => material.id}
            minWidth={780}
            empty={
              <EmptyState title={t('user:materials.empty')} text={t('user:materials.emptyText')} action={addButton} />
            }
          />
        </Section>
      </Stack>
      {dialog}
    </>
  );
}

function MatchedHead({ items }: { items: MatchedItems }) {
  const { t } = useTranslation('seller');
  const id = items.rfq_number_id;
  return (
    <PageHeader
      title={t('materials.title')}
      breadcrumb={useRequestTrail(id, t('materials.title'))}
      meta={
        <>
          <Code>{id}</Code>
          <span>{items.title}</span>
          <StatusChip kind="seller" status={items.status} />
        </>
      }
      actions={
        <ButtonLink variant="primary" href={paths.seller.detail(id)}>
          {t('materials.request')}
        </ButtonLink>
      }
    />
  );
}

/** "7 of 12 lines": when the request was sent, and with the materials as they are now. */
function MatchFigures({ items }: { items: MatchedItems }) {
  const { t } = useTranslation('seller');
  const total = items.line_list.length;
  const now = items.line_list.filter((line) => line.sale_material_ids.length > 0).length;
  const of = (matched: number) => t('materials.of', { matched, total });
  return (
    <>
      <Card>
        <StatRow>
          <Stat
            label={t('materials.then')}
            value={of(items.matched_line_count)}
            note={items.matched_line_count === 0 ? t('materials.invitedNote') : t('materials.thenNote')}
          />
          <Stat label={t('materials.now')} value={of(now)} note={t('materials.nowNote')} />
        </StatRow>
      </Card>
      {now < total && <Banner tone="info">{t('materials.tip', { count: total - now })}</Banner>}
    </>
  );
}

type Props = {
  items: MatchedItems;
  onAdd: (start: SaleMaterialInput) => void;
  onChange: (material: SaleMaterial) => void;
};

/** Each requested line with the material that covers it, or what keeps the nearest one from it. */
function MatchedLines({ items, onAdd, onChange }: Props) {
  const { t } = useTranslation('seller');
  const columns = useMatchColumns(items.sale_material_list, { onAdd, onChange });
  const [onlyOpen, setOnlyOpen] = useState(false);
  const rows: MatchedLine[] = onlyOpen
    ? items.line_list.filter((line) => line.sale_material_ids.length === 0)
    : items.line_list;
  return (
    <Section
      title={t('materials.lines')}
      count={rows.length}
      actions={
        <Checkbox
          label={t('materials.onlyOpen')}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.target.checked)}
        />
      }
    >
      <LongTable
        aria-label={t('materials.lines')}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line.id}
        minWidth={860}
        dense
      />
    </Section>
  );
}

/** A request's lines beside the sale materials that cover them. */
type MatchedItems = EndpointOutput<typeof getQuotationItems>;
