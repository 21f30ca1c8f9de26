import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { vatOf } from '../../../domain/money/totals';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { projectQueries } from '../../queries/project';
import { DeadlineText } from '../../shared/DeadlineText';
import { MoneyText } from '../../shared/MoneyText';
import { ButtonLink } from '../../ui/ButtonLink';
import { KeyValueList } from '../../ui/KeyValueList';
import { Stage } from '../../ui/Stage';

/** Whether an award of the request may wait for the reader's company to respond. */
export const isAwarded = ({ quotation }: SellerRequest): boolean => quotation?.status === 'SELECTED';

/** The raised panel while an award waits for its seller: what it comes to, until when to respond, and where. */
export function AwardStage({ request }: { request: SellerRequest }) {
  const { t } = useTranslation(['seller', 'trade']);
  const { rfq_number_id: number, quotation } = request;
  const project = useQuery(projectQueries(useApi()).detail(number));
  const bid = project.data?.bids.find(({ status, quotation_id: id }) => status === 'SENT' && id === quotation?.id);
  const totals = bid?.totals;
  const until = bid && <DeadlineText closesAt={bid.answer_until} />;
  return (
    <Stage
      tone="act"
      title={t('stage.award')}
      text={t('stage.awardText')}
      figure={
        totals
          ? {
              label: `${t('stage.awardAmount')} · ${t(`trade:totalOf.${vatOf(totals)}`)}`,
              value: <MoneyText amount={totals.total_amount} currency={totals.currency} />,
              note: until,
            }
          : undefined
      }
      facts={
        <KeyValueList
          labelWidth="120px"
          items={[
            ...(totals || !until ? [] : [{ key: 'until', label: t('stage.awardUntil'), value: until }]),
            ...(bid
              ? [
                  {
                    key: 'lines',
                    label: t('stage.awardLines'),
                    value: t('confirm.quotedOf', {
                      quoted: bid.lines.length,
                      total: request.lines.filter(({ excluded }) => !excluded).length,
                    }),
                  },
                ]
              : []),
          ]}
        />
      }
      actions={
        <ButtonLink variant="primary" size="lg" href={paths.project.sale(number)}>
          {t('stage.awardOpen')}
        </ButtonLink>
      }
    />
  );
}
