import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { useMaterialColumns } from '../../../parts/saleMaterial/useMaterialColumns';
import { useMaterialDialog } from '../../../parts/saleMaterial/useMaterialDialog';
import { StatusChip } from '../../../parts/StatusChip';
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
import { useRequestTrail } from '../useRequestTrail';
import type { MatchedItems } from './matchedItems';
import { MatchFigures } from './MatchFigures';
import { MatchedLines } from './MatchedLines';

/** The request's lines beside the materials that cover them, and the materials to adjust below. */
export function MatchedMaterials({ items }: { items: MatchedItems }) {
  const { t } = useTranslation(['seller', 'user']);
  const errorText = useErrorText();
  const { data: mine } = useQuery(saleItemsQueries(useApi()).mine());
  const editing = useMaterialDialog({ alarm: mine?.is_user_sale_material_push ?? false, errorText });
  const { deeds, failure, dialog } = editing;
  const busy = deeds.busy || mine === undefined;
  const columns = useMaterialColumns({ onEdit: editing.change, onRemove: deeds.remove, busy });
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
        {deeds.bar}
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
