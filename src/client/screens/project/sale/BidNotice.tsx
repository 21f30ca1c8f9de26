import { useTranslation } from 'next-i18next/pages';
import type { Bid } from '../../../../contract/entities/order';
import type { BidStatus } from '../../../../contract/entities/project';
import { Banner, type BannerTone } from '../../../ui/Banner';

const tones: Record<BidStatus, BannerTone> = {
  SENT: 'warning',
  CONFIRMED: 'success',
  DECLINED: 'neutral',
  LAPSED: 'danger',
  TAKEN_BACK: 'neutral',
};

/** Where the seller's answer stands, in words. */
export function BidNotice({ bid }: { bid: Bid }) {
  const { t } = useTranslation('project');
  return (
    <Banner tone={tones[bid.status]}>
      {t(`bid.notice.${bid.status}`)} {bid.decline_reason}
    </Banner>
  );
}
