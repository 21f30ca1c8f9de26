import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { saleItemsQueries, useRemoveSaleList } from '../../../queries/saleItems';
import { Section } from '../../../ui/Section';

/** The lists that sale materials were read from, to be saved again or taken away. */
export function SaleLists() {
  const { t } = useTranslation('user');
  const { data } = useQuery(saleItemsQueries(useApi()).lists());
  const { mutate, isPending } = useRemoveSaleList();
  const lists = data?.items ?? [];
  if (lists.length === 0) return null;
  const remove = ({ file_id }: { file_id: string }) => {
    if (!isPending) mutate(file_id);
  };
  return (
    <Section title={t('materials.lists')} note={t('materials.listsNote')}>
      <AttachmentList files={lists} onRemove={remove} />
    </Section>
  );
}
