import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Spec } from '../../../../../contract/entities/spec';
import { leftOpen, type OpenFact } from '../../../../../domain/stock/leftOpen';
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

/** Says that stock is only a candidate, by what it or the line leaves open of the material; nothing where both are the same. */
export function OpenFacts({ requested, lot }: { requested: Spec; lot: Spec }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const facts = leftOpen(requested, lot, useReader());
  if (facts.length === 0) return null;
  const names = (some: readonly OpenFact[]) =>
    some.map(({ field }) => (field === 'details' ? t('stockFirst.details') : trade(`field.${field}`))).join(' · ');
  const [open, unstated] = [facts.filter(({ has }) => has), facts.filter(({ wants }) => wants)];
  return (
    <>
      {open.length > 0 && <Sign>{t('stockFirst.open', { fields: names(open) })}</Sign>}
      {unstated.length > 0 && <Sign>{t('stockFirst.unstated', { fields: names(unstated) })}</Sign>}
    </>
  );
}

const shown = (field: OpenFact['field'], value: string) => (field === 'length_m' ? `${value} m` : value);

type Props = { row: MatchedLine; busy: boolean; onYes: () => void; onClose: () => void };

/** Asks for a yes before a line leaves the request for stock of which one of the two states the material only in part. */
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
          items={facts.map((fact) => ({
            key: fact.field,
            label: fact.field === 'details' ? t('stockFirst.details') : trade(`field.${fact.field}`),
            value:
              fact.has === undefined
                ? t('stockFirst.wants', { value: shown(fact.field, fact.wants) })
                : t('stockFirst.has', { value: shown(fact.field, fact.has) }),
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
