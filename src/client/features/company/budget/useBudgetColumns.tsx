import Big from 'big.js';
import { Ban, Ellipsis, ListTree, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Budget, BudgetFigures } from '../../../../contract/entities/budget';
import { dayText } from '../../../../domain/time/instants';
import { BudgetBar } from '../../../shared/cost/BudgetBar';
import { budgetShares } from '../../../shared/cost/budgetShares';
import { useCostCodes } from '../../../shared/cost/useCostCodes';
import { moneyFigure } from '../../../shared/figures';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import { Text } from '../../../ui/Text';
import { type BudgetAction, type BudgetState, budgetState } from './budgetState';

const TONES = { running: 'green', upcoming: 'blue', ended: 'gray' } as const satisfies Record<BudgetState, string>;

/** The facts stand below each other, at the left also where the name is a button. */
const Name = styled.span`
  display: grid;
  text-align: left;
  & > span {
    font-weight: ${weight.medium};
  }
  & > small {
    color: ${color('textMuted')};
    ${type(12)}
    font-weight: ${weight.regular};
  }
`;

/** The bar, and below it how full it is and what happens beyond it. */
const Usage = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(2)};
  min-width: 128px;
  white-space: nowrap;
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > :last-child {
    text-align: right;
  }
`;

interface Options {
  today: string;
  manages: boolean;
  onAction: (action: BudgetAction, budget: Budget) => void;
}

type Sum = 'requested' | 'awarded' | 'ordered' | 'paid';

/** Columns of the budgets, amounts in won. */
export function useBudgetColumns({ today, manages, onAction }: Options): Column<Budget>[] {
  const { t } = useTranslation('budget');
  const codes = useCostCodes();
  const sum = (key: Sum, extra: Partial<Column<Budget>> = {}): Column<Budget> => ({
    key,
    header: t(`stage.${key}`),
    align: 'right',
    width: '112px',
    sortValue: ({ figures }) => Number(figures?.[key] ?? 0),
    render: ({ figures }) => <Won amount={figures?.[key]} />,
    ...extra,
  });
  return [
    {
      key: 'name',
      header: t('name'),
      wrap: true,
      sortValue: ({ name }) => name,
      render: (budget) => {
        const state = budgetState(budget, today);
        const codesText = [codes?.nameOf(budget.cost_centre_id), codes?.nameOf(budget.project_id)];
        return (
          <Name>
            <span>
              {budget.name}{' '}
              {state !== 'running' && (
                <Chip size="sm" tone={TONES[state]}>
                  {t(`state.${state}`)}
                </Chip>
              )}
            </span>
            <small>{codesText.filter(Boolean).join(' · ')}</small>
            <small>{`${dayText(budget.from_on)} ~ ${dayText(budget.until_on)}`}</small>
          </Name>
        );
      },
    },
    {
      key: 'use',
      header: t('use'),
      width: '156px',
      sortValue: (budget) => usedOf(budget),
      render: (budget) => <Use budget={budget} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      width: '120px',
      sortValue: ({ amount }) => Number(amount),
      render: ({ amount }) => <Won amount={amount} />,
    },
    sum('requested', { folds: 'named', render: ({ figures }) => <Requested figures={figures} /> }),
    sum('awarded', { folds: 'named', width: '132px' }),
    sum('ordered'),
    sum('paid', { folds: 'named' }),
    {
      key: 'left',
      header: t('left'),
      align: 'right',
      width: '120px',
      sortValue: ({ figures }) => Number(figures?.left ?? 0),
      render: ({ figures }) => <Left figures={figures} />,
    },
    {
      key: 'actions',
      corner: true,
      header: '',
      label: '',
      align: 'right',
      width: '48px',
      render: (budget) => <Actions budget={budget} today={today} manages={manages} onAction={onAction} />,
    },
  ];
}

function Won({ amount }: { amount: string | null | undefined }) {
  return <Figure value={amount == null ? null : moneyFigure(amount, 'KRW')} />;
}

/** What is ordered and awarded, in percent of the amount. */
const usedOf = ({ amount, figures }: Budget) =>
  figures ? (budgetShares(amount, [figures.ordered, figures.awarded]).used ?? 0) : 0;

function Use({ budget }: { budget: Budget }) {
  const { t } = useTranslation('budget');
  const { amount, figures, rule } = budget;
  if (!figures) return '–';
  const shares = budgetShares(amount, [figures.ordered, figures.awarded]);
  return (
    <Usage>
      <BudgetBar
        amount={amount}
        parts={[
          { value: figures.ordered, fill: 'main' },
          { value: figures.awarded, fill: 'second' },
        ]}
        label={t('bar', {
          ordered: moneyFigure(figures.ordered, 'KRW'),
          awarded: moneyFigure(figures.awarded, 'KRW'),
          amount: moneyFigure(amount, 'KRW'),
        })}
      />
      <Text as="span" $size={12} $color={shares.end === null ? 'textMuted' : 'warningText'}>
        {shares.used === null ? '–' : `${shares.used}%`}
      </Text>
      <Text as="span" $size={12} $color="textMuted">
        {t(`rules.${rule}`)}
      </Text>
    </Usage>
  );
}

/** A sum over targets and prices paid, and how many lines it leaves out. */
function Requested({ figures }: { figures: BudgetFigures | null }) {
  const { t } = useTranslation('budget');
  if (!figures) return '–';
  return (
    <>
      <Won amount={figures.requested} />
      {figures.unknown_lines > 0 && (
        <Text as="div" $size={12} $color="textMuted">
          {t('unknown', { count: figures.unknown_lines })}
        </Text>
      )}
    </>
  );
}

function Left({ figures }: { figures: BudgetFigures | null }) {
  const { t } = useTranslation('budget');
  if (!figures) return '–';
  const over = figures.left.startsWith('-');
  return (
    <>
      <Text as="strong" $size={13} $weight="semibold" $color={over ? 'dangerText' : 'text'}>
        <Won amount={figures.left} />
      </Text>
      {figures.apart.map(({ currency, awarded, ordered }) => (
        <Text as="div" key={currency} $size={12} $color="textMuted">
          {t('apart', { currency, amount: moneyFigure(new Big(awarded).plus(ordered).toFixed(), currency) })}
        </Text>
      ))}
    </>
  );
}

function Actions({ budget, today, manages, onAction }: Options & { budget: Budget }) {
  const { t } = useTranslation('budget');
  const running = budgetState(budget, today) === 'running' && budget.until_on !== today;
  const act = (action: BudgetAction) => () => onAction(action, budget);
  const kept = [
    { key: 'edit', label: t('edit.do'), icon: <Pencil />, onSelect: act('edit') },
    ...(running ? [{ key: 'end', label: t('end.do'), icon: <Ban />, onSelect: act('end') }] : []),
    { kind: 'separator' as const, key: 'line' },
    { key: 'remove', label: t('remove.do'), icon: <Trash2 />, danger: true, onSelect: act('remove') },
  ];
  return (
    <Menu
      trigger={<IconButton size="sm" icon={<Ellipsis />} label={t('actionsOf', { name: budget.name })} />}
      items={[
        { key: 'records', label: t('records.open'), icon: <ListTree />, onSelect: act('records') },
        ...(manages ? kept : []),
      ]}
    />
  );
}
