import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { RecordState } from '../../../shell/errors/RecordState';
import { paths } from '../../../paths';
import { cartQueries } from '../../../queries/cart';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadingLines } from '../../../ui/Skeleton';
import { type EditorLine, fromCart } from '../editor/editorLine';

type Props = { onRead: (lines: EditorLine[], instead: ReadonlySet<string>) => void };

/** Brings the request basket of the cart into the list; each line once, however often this runs. */
export function CartIntake({ onRead }: Props) {
  const { t } = useTranslation('buyer');
  const record = useQuery(cartQueries(useApi()).mine());
  const request = record.data?.request;
  useEffect(() => {
    if (!request || request.length === 0) return;
    onRead(request.map(fromCart), new Set(request.map((line) => line.id)));
  }, [request, onRead]);
  if (!request) return <RecordState {...record} skeleton={<LoadingLines />} />;
  return (
    <EmptyState
      bordered
      title={t('intake.cartEmpty')}
      text={t('intake.cartEmptyText')}
      action={<ButtonLink href={paths.buyer.search()}>{t('intake.toStores')}</ButtonLink>}
    />
  );
}
