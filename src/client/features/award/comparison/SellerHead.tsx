import { EyeOff, History, Paperclip } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { vatOf } from '../../../../domain/money/totals';
import { CompanyName } from '../../../shared/CompanyName';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { IconButton } from '../../../ui/IconButton';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useAskValidity } from '../../../queries/quotation';
import { useRoute } from '../../../shell/useRoute';
import { useState } from 'react';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { Dialog } from '../../../ui/Dialog';

type Props = {
  seller: ComparisonSeller;
  onHide: (() => void) | undefined;
  onAll: (() => void) | undefined;
  onRevisions: () => void;
};

/** One seller's column head: name, state, total as offered, and taking all of it. */
export function SellerHead({ seller, onHide, onAll, onRevisions }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const vat = vatOf(seller.totals);
  return (
    <th scope="col" aria-label={seller.company_name}>
      <Stack $gap={1.5}>
        <Inline $justify="space-between" $nowrap $align="flex-start">
          <Text as="div" $weight="semibold">
            <CompanyName name={seller.company_name} verified={seller.company_verified} />
          </Text>
          {onHide && (
            <IconButton
              size="sm"
              icon={<EyeOff />}
              label={t('compare.hide', { name: seller.company_name })}
              onClick={onHide}
            />
          )}
        </Inline>
        <Inline $gap={1}>
          {seller.bid_status ? (
            <StatusChip kind="bid" status={seller.bid_status} size="sm" />
          ) : (
            <StatusChip kind="quotation" status={seller.status} size="sm" />
          )}
          {seller.revision > 1 && (
            <Button size="sm" variant="ghost" icon={<History />} onClick={onRevisions}>
              {t('compare.revision', { count: seller.revision })}
            </Button>
          )}
          {seller.expired && (
            <Chip size="sm" tone="red">
              {t('compare.expired')}
            </Chip>
          )}
          {seller.all_or_nothing && (
            <Chip size="sm" tone="yellow">
              {t('trade:terms.allOrNothing')}
            </Chip>
          )}
        </Inline>
        <SellerFiles seller={seller} />
        <AskValidity seller={seller} />
        <Inline $justify="space-between">
          <Text as="div" $size={16}>
            <MoneyText amount={seller.totals.total_amount} currency={seller.currency} strong />
            <Text as="span" $size={12} $color="textMuted">
              {' '}
              {vat === 'taxed' ? t('compare.withVat') : t(`trade:vat.${vat}`)}
            </Text>
          </Text>
          {onAll && (
            <Button size="sm" onClick={onAll} disabled={seller.expired}>
              {t('compare.all')}
            </Button>
          )}
        </Inline>
        {seller.awaiting_line_count > 0 && (
          <Text as="div" $size={12} $color="warningText">
            {t('trade:awaiting.left', { count: seller.awaiting_line_count })}
          </Text>
        )}
      </Stack>
    </th>
  );
}

/** An expired quotation can be awarded once its seller lets it stand longer: asks for it, once. */
function AskValidity({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation('project');
  const id = useRoute().query.x ?? '';
  const ask = useAskValidity();
  if (!seller.expired || seller.status !== 'SUBMITTED') return null;
  if (seller.validity_asked_at) {
    return (
      <Text as="span" $size={12} $color="textMuted">
        {t('compare.validityAsked')}
      </Text>
    );
  }
  return (
    <Button
      size="sm"
      loading={ask.isPending}
      onClick={() => ask.mutate({ id, quotation_id: seller.quotation_id })}
      aria-label={t('compare.askValidityOf', { name: seller.company_name })}
    >
      {t('compare.askValidity')}
    </Button>
  );
}

/** Files that came with a quotation; the column's head has room for their number only. */
function SellerFiles({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(false);
  const { attachments: files, company_name: name } = seller;
  if (files.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Paperclip />}
        aria-label={t('compare.filesOf', { name, count: files.length })}
        onClick={() => setOpen(true)}
      >
        {t('compare.files', { count: files.length })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('compare.filesTitle')} description={name}>
        <AttachmentList files={files} />
      </Dialog>
    </>
  );
}
