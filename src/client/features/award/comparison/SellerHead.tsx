import {
  BadgeCheck,
  CalendarClock,
  EyeOff,
  History,
  Hourglass,
  Layers,
  MoreHorizontal,
  Paperclip,
  Pin,
  PinOff,
  Calculator,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { useAskValidity } from '../../../queries/quotation';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { useRoute } from '../../../shell/useRoute';
import { by } from '../../../theme/by';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import type { MenuItem } from '../../../ui/menuProps';
import { NativeInput } from '../../../ui/nativeControls';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { HeadCell } from './headStyles';
import { stayingAt } from './matrixStyles';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  ${type(13)}
  & > b {
    flex: 1;
    overflow: hidden;
    min-width: 0;
    font-weight: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const SignMark = styled.span<{ $good: boolean }>`
  display: inline-flex;
  flex-shrink: 0;
  ${by('$good', { true: `color: ${color('accentText')};`, false: `color: ${color('warningText')};` })}
`;

const All = styled(NativeInput)`
  flex-shrink: 0;
  width: 16px;
  height: 16px;
  margin: 0;
  accent-color: ${color('accent')};
  cursor: pointer;
`;

/** What a seller's column can do; a missing one is not offered. */
export interface SellerHeadActions {
  /** Takes all lines of a quotation, or gives them back. */
  onAll?: ((quotationId: string, take: boolean) => void) | undefined;
  /** Quotations of which everything is taken. */
  taken: ReadonlySet<string>;
  onHide?: ((quotationId: string) => void) | undefined;
  onPin?: ((quotationId: string) => void) | undefined;
  onRevisions?: ((quotationId: string) => void) | undefined;
  onTotals?: ((quotationId: string) => void) | undefined;
}

type Props = SellerHeadActions & { seller: ComparisonSeller; pinned: boolean; left: number | undefined };

/** One seller's column: all of it at once, the name, what is to be known before, and the menu of the rest. */
export function SellerHead({ seller, left, onAll, taken, ...rest }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { company_name: name, quotation_id: id, expired } = seller;
  return (
    <HeadCell scope="col" aria-label={name} {...stayingAt(left)}>
      <Line>
        {onAll && (
          <All
            type="checkbox"
            checked={taken.has(id)}
            disabled={expired}
            onChange={(event) => onAll(id, event.target.checked)}
            aria-label={t('compare.allOf', { name })}
            title={t('compare.all')}
          />
        )}
        <b title={name}>{name}</b>
        <SellerSigns seller={seller} />
        <SellerMenu seller={seller} {...rest} />
      </Line>
    </HeadCell>
  );
}

/** What is to be known of a seller before any price: that its business is verified, and what limits its quotation. */
export function SellerSigns({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <>
      {seller.company_verified && (
        <Sign good word={t('trade:company.verified')} icon={<BadgeCheck size={13} aria-hidden />} />
      )}
      {seller.expired && <Sign word={t('compare.expired')} icon={<Hourglass size={13} aria-hidden />} />}
      {seller.awaiting_line_count > 0 && (
        <Sign
          word={t('trade:awaiting.left', { count: seller.awaiting_line_count })}
          icon={<CalendarClock size={13} aria-hidden />}
        />
      )}
      {seller.all_or_nothing && <Sign word={t('trade:terms.allOrNothing')} icon={<Layers size={13} aria-hidden />} />}
    </>
  );
}

function Sign({ word, icon, good = false }: { word: string; icon: ReactNode; good?: boolean }) {
  return (
    <SignMark $good={good} title={word}>
      {icon}
      <VisuallyHidden>{word}</VisuallyHidden>
    </SignMark>
  );
}

type MenuProps = Pick<SellerHeadActions, 'onHide' | 'onPin' | 'onRevisions' | 'onTotals'> & {
  seller: ComparisonSeller;
  pinned: boolean;
};

/** Pinning, hiding, and what a quotation has beside its prices; absent where nothing of it is offered. */
export function SellerMenu({ seller, pinned, onHide, onPin, onRevisions, onTotals }: MenuProps) {
  const { t } = useTranslation('project');
  const [files, setFiles] = useState(false);
  const askItem = useAskItem(seller);
  const { company_name: name, quotation_id: id, attachments } = seller;
  const items: Array<MenuItem | false | undefined> = [
    onPin && {
      key: 'pin',
      label: t(pinned ? 'compare.unpin' : 'compare.pin', { name }),
      icon: pinned ? <PinOff /> : <Pin />,
      onSelect: () => onPin(id),
    },
    onHide && { key: 'hide', label: t('compare.hide', { name }), icon: <EyeOff />, onSelect: () => onHide(id) },
    onTotals && {
      key: 'totals',
      label: t('compare.totals.title'),
      icon: <Calculator />,
      onSelect: () => onTotals(id),
    },
    onRevisions &&
      seller.revision > 1 && {
        key: 'revisions',
        label: t('compare.revision', { count: seller.revision }),
        icon: <History />,
        onSelect: () => onRevisions(id),
      },
    attachments.length > 0 && {
      key: 'files',
      label: t('compare.files', { count: attachments.length }),
      icon: <Paperclip />,
      onSelect: () => setFiles(true),
    },
    askItem,
  ];
  if (!onTotals) return null;
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={t('compare.moreOf', { name })} />}
        items={items.filter((item) => item !== undefined && item !== false)}
      />
      {files && (
        <Dialog open onOpenChange={() => setFiles(false)} title={t('compare.filesTitle')} description={name}>
          <AttachmentList files={attachments} />
        </Dialog>
      )}
    </>
  );
}

/** An expired quotation can be awarded once its seller lets it stand longer: asks for it, once. */
function useAskItem(seller: ComparisonSeller): MenuItem | undefined {
  const { t } = useTranslation('project');
  const id = useRoute().query.x ?? '';
  const ask = useAskValidity();
  if (!seller.expired || seller.status !== 'SUBMITTED') return undefined;
  const requested = seller.validity_asked_at !== null;
  return {
    key: 'validity',
    label: t(requested ? 'compare.validityAsked' : 'compare.askValidity'),
    icon: <CalendarClock />,
    disabled: requested || ask.isPending,
    onSelect: () => ask.mutate({ id, quotation_id: seller.quotation_id }),
  };
}
