import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { BudgetCheck, BudgetEffect } from '../../../contract/entities/budget';
import { space, type } from '../../theme/tokens';
import { color } from '../../theme/roles';
import { Banner } from '../../ui/Banner';
import { Chip } from '../../ui/Chip';
import { NoteField } from '../../ui/NoteField';
import { Stack } from '../../ui/Stack';
import { moneyFigure } from '../figures';
import { MoneyText } from '../MoneyText';
import { BudgetBar } from './BudgetBar';
import { budgetGate } from './budgetGate';

const List = styled.ul`
  display: grid;
  max-width: 40rem;
  gap: ${space(4)};
  list-style: none;
`;

const One = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  ${type(14)}
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Change = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  & > small {
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

type Props = {
  check: BudgetCheck;
  /** The reason for going beyond a budget that stops; without `onWord` it is given elsewhere. */
  word?: string;
  onWord?: (word: string) => void;
  /** It goes to approval first: then an approver gives the reason. */
  approved?: boolean;
};

/** What an award or order would leave of each budget, and what follows where it exceeds one; nothing where it touches none. */
export function BudgetEffects({ check, word = '', onWord, approved = false }: Props) {
  const { t } = useTranslation('budget');
  if (check.budgets.length === 0) return null;
  const gate = budgetGate(check);
  const warned = check.budgets.some(({ exceeded, rule }) => exceeded && rule === 'warn');
  return (
    <Stack $gap={3}>
      <List aria-label={t('effect.title')}>
        {check.budgets.map((budget) => (
          <Effect key={budget.id} budget={budget} />
        ))}
      </List>
      {gate === 'open' && warned && <Banner tone="warning">{t('effect.warn')}</Banner>}
      {gate !== 'open' && approved && (
        <Banner tone="warning" title={t('effect.stopTitle')}>
          {t('effect.approver')}
          {check.lifters.length > 0 && ` ${t('effect.lifters', { people: check.lifters.join(', ') })}`}
        </Banner>
      )}
      {gate === 'closed' && !approved && (
        <Banner tone="danger" title={t('effect.stopTitle')}>
          {check.lifters.length > 0 ? t('effect.stop', { people: check.lifters.join(', ') }) : t('effect.stopNobody')}
        </Banner>
      )}
      {gate === 'word' && !approved && (
        <>
          <Banner tone="warning" title={t('effect.stopTitle')}>
            {t('effect.may')}
          </Banner>
          {onWord && (
            <NoteField
              label={t('effect.word')}
              help={t('effect.wordHelp')}
              required
              rows={2}
              maxLength={300}
              value={word}
              onChange={onWord}
            />
          )}
        </>
      )}
    </Stack>
  );
}

const TONES = { show: 'gray', warn: 'yellow', stop: 'red' } as const;

function Effect({ budget }: { budget: BudgetEffect }) {
  const { t } = useTranslation('budget');
  const { name, rule, amount, left, after, exceeded } = budget;
  return (
    <One>
      <strong>{name}</strong>
      {exceeded ? <Chip tone={TONES[rule]}>{t('effect.exceeded')}</Chip> : <span />}
      <Change>
        <small>{t('left')}</small>
        <MoneyText amount={left} currency="KRW" />
        <span aria-hidden>→</span>
        {exceeded && after === null && left !== null ? (
          t('effect.unknown')
        ) : (
          <MoneyText amount={after} currency="KRW" strong />
        )}
      </Change>
      {amount !== null && left !== null && after !== null && (
        <BudgetBar
          amount={amount}
          parts={[
            { value: minus(amount, left), fill: 'second' },
            { value: minus(left, after), fill: 'main' },
          ]}
          label={t('effect.bar', {
            amount: moneyFigure(amount, 'KRW'),
            before: moneyFigure(left, 'KRW'),
            after: moneyFigure(after, 'KRW'),
          })}
        />
      )}
    </One>
  );
}

const minus = (from: string, less: string) => new Big(from).minus(less).toFixed();
