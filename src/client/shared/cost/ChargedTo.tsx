import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CostAssignment } from '../../../contract/entities/budget';
import type { StatedCost } from '../../queries/budgetChanges';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { lateDialog } from '../../ui/lateDialog';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { chargedLines, type CostLine } from './chargedLines';
import { COST_KINDS, type CostCodes, FIELD_OF, isCharged, useCostCodes } from './useCostCodes';

const { Dialog: CostDialog } = lateDialog(() => import('./CostDialog').then((part) => part.CostDialog));

type Props = {
  /** Absent until it is here. */
  cost: CostAssignment | undefined;
  lines: readonly CostLine[];
  mayChange: boolean;
  /** Says what follows from a change. */
  text: string;
  /** States another assignment in its place. */
  onSave: (cost: StatedCost) => Promise<unknown>;
  busy: boolean;
  /** Why it could not be stated. */
  error: string | undefined;
};

/** What an own request or order is charged to, with the way to change it; nothing in a company without codes. */
export function ChargedTo({ cost, lines, mayChange, ...dialog }: Props) {
  const { t } = useTranslation('budget');
  const codes = useCostCodes();
  const [open, setOpen] = useState(false);
  if (!cost || !codes || codes.items.length === 0) return null;
  return (
    <Section
      title={t('cost.title')}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('cost.change')}
          </Button>
        )
      }
    >
      <Card>
        <CostFacts cost={cost} lines={lines} codes={codes} />
      </Card>
      {open && <CostDialog {...dialog} cost={cost} lines={lines} codes={codes} onClose={() => setOpen(false)} />}
    </Section>
  );
}

/** Cost centre and project code of the whole, then of lines that are charged elsewhere. */
function CostFacts({ cost, lines, codes }: { cost: CostAssignment; lines: readonly CostLine[]; codes: CostCodes }) {
  const { t } = useTranslation('budget');
  const elsewhere = chargedLines(cost, lines);
  if (!isCharged(cost) && elsewhere.length === 0) return <Text $color="textMuted">{t('cost.nothing')}</Text>;
  return (
    <Stack $gap={3}>
      {isCharged(cost) && (
        <KeyValueList
          labelWidth="112px"
          items={COST_KINDS.flatMap((kind) => {
            const value = codes.nameOf(cost[FIELD_OF[kind]]);
            return value ? [{ key: kind, label: t(`kind.${kind}`), value }] : [];
          })}
        />
      )}
      {elsewhere.length > 0 && (
        <KeyValueList
          labelWidth="112px"
          items={elsewhere.map(({ numbers, ...charged }) => ({
            key: numbers.join(),
            label: t('cost.lineNos', { lines: numbers.join(', ') }),
            value: COST_KINDS.map((kind) => codes.nameOf(charged[FIELD_OF[kind]]))
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </Stack>
  );
}
