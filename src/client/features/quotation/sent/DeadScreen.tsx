import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { sellerRequestQueries } from '../../../queries/quotation';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Heading, Text } from '../../../ui/Text';
import { RequestTable } from '../requests/list/RequestTable';
import { Centered, OverIcon } from './Centered';
import { useSentId } from './useSentId';

/** A missed deadline, and the requests that still take a quotation. */
export function DeadScreen() {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const api = useApi();
  const id = useSentId();
  const { data: request } = useQuery(sellerRequestQueries(api).detail(id));
  const open = useInfiniteQuery(sellerRequestQueries(api).list({ status: 'REQ' }));
  const rows = useRows(open).filter((row) => row.rfq_number_id !== id);
  return (
    <>
      <PageHeader
        title={t('dead.title')}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: t('dead.title') }]}
        actions={
          <>
            {id && <ButtonLink href={paths.seller.detail(id)}>{t('dead.request')}</ButtonLink>}
            <ButtonLink variant="primary" href={paths.seller.requests()}>
              {t('dead.list')}
            </ButtonLink>
          </>
        }
      />
      <Centered>
        <OverIcon aria-hidden>
          <TimerOff />
        </OverIcon>
        <Heading>{t('dead.heading')}</Heading>
        {request && <Text $weight="medium">{t('dead.of', { title: request.title })}</Text>}
        <Text $color="textMuted">{t(request?.draft ? 'dead.textDraft' : 'dead.text')}</Text>
        <Text $color="textMuted">{t('dead.tip')}</Text>
      </Centered>
      <Section title={t('dead.open')} count={open.data ? rows.length : undefined}>
        <PagedList list={open} shown={rows.length} errorText={errorText}>
          <RequestTable
            rows={rows}
            loading={open.isPending}
            empty={
              <EmptyState
                title={t('dead.openNone')}
                text={t('dead.openNoneText')}
                action={<ButtonLink href={paths.user.mypageTab('materials')}>{t('list.materials')}</ButtonLink>}
              />
            }
          />
        </PagedList>
      </Section>
    </>
  );
}
