import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { TotalsBox } from '../../../shared/TotalsBox';
import { paths } from '../../../paths';
import { sellerRequestQueries } from '../../../queries/quotation';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { Heading, Text } from '../../../ui/Text';
import { RequestMeta } from '../RequestMeta';
import { Centered, GoodIcon } from './Centered';
import { NextSteps } from './NextSteps';
import { useSentId } from './useSentId';

/** The quotation is out: what was sent, and what comes next. `again` in answer to a re-request. */
export function SentScreen({ again = false }: { again?: boolean }) {
  const words = again ? 'resent' : 'sent';
  const { t } = useTranslation('seller');
  const id = useSentId();
  const { data: request } = useQuery(sellerRequestQueries(useApi()).detail(id));
  return (
    <>
      <PageHeader
        title={t(`${words}.title`)}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: t(`${words}.title`) }]}
        meta={request && <RequestMeta request={request} />}
        actions={
          <>
            {id && <ButtonLink href={paths.seller.view(id)}>{t('sent.view')}</ButtonLink>}
            <ButtonLink variant="primary" href={paths.seller.requests({ status: 'REQ' })}>
              {t('sent.list')}
            </ButtonLink>
          </>
        }
      />
      <Centered>
        <GoodIcon aria-hidden>
          <CircleCheck />
        </GoodIcon>
        <Heading $size={24}>{t(`${words}.heading`)}</Heading>
        <Text $color="textMuted">
          {request ? t(`${words}.text`, { buyer: request.buyer_company_name }) : t(`${words}.textPlain`)}
        </Text>
      </Centered>
      <Stack $gap={8}>
        {request?.quotation && (
          <Masked when={request.sealed}>
            <TotalsBox totals={request.quotation.totals} />
          </Masked>
        )}
        <NextSteps sealed={request?.sealed} />
      </Stack>
    </>
  );
}
