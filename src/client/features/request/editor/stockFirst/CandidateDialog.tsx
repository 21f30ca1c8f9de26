import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Spec } from '../../../../../contract/entities/spec';
import { leftOpen } from '../../../../../domain/stock/leftOpen';
import { SpecText } from '../../../../shared/SpecText';
import { useReader } from '../../../../shared/useReader';
import { color } from '../../../../theme/roles';
import { type } from '../../../../theme/tokens';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { KeyValueList } from '../../../../ui/KeyValueList';
import { Stack } from '../../../../ui/Stack';
import { fittingOffer, type MatchedLine } from './matchedLines';

const Sign = styled.span`
  display: block;
  color: ${color('warningText')};
  ${type(12)}
`;

/** Says that stock is only a candidate, by what a line leaves open of its material; nothing where both are the same. */
export function OpenFacts({ requested, lot }: { requested: Spec; lot: Spec }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const facts = leftOpen(requested, lot, useReader());
  if (facts.length === 0) return null;
  const names = facts.map(({ field }) => (field === 'details' ? t('stockFirst.details') : trade(`field.${field}`)));
  return <Sign>{t('stockFirst.open', { fields: names.join(' · ') })}</Sign>;
}

type Props = { row: MatchedLine; busy: boolean; onYes: () => void; onClose: () => void };

/** Asks for a yes before a line leaves the request for stock whose material it states only in part. */
export function CandidateDialog({ row, busy, onYes, onClose }: Props) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const reader = useReader();
  const offer = fittingOffer(row);
  if (!offer) return null;
  const facts = leftOpen(row.line.spec, offer.spec, reader);
  return (
    <ConfirmDialog
      open
      final
      onOpenChange={(open) => !open && onClose()}
      title={t('stockFirst.confirmTitle')}
      text={t('stockFirst.confirmText')}
      confirmLabel={t('stockFirst.confirm')}
      loading={busy}
      onConfirm={onYes}
    >
      <Stack $gap={3}>
        <KeyValueList
          items={[
            { key: 'line', label: t('stockFirst.line'), value: row.line.raw_text || <SpecText spec={row.line.spec} /> },
            { key: 'lot', label: t('stockFirst.offer'), value: <SpecText spec={offer.spec} /> },
          ]}
        />
        <KeyValueList
          items={facts.map(({ field, has }) => ({
            key: field,
            label: field === 'details' ? t('stockFirst.details') : trade(`field.${field}`),
            value: t('stockFirst.has', { value: has }),
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
