import { CERTIFICATE_TYPES, STOCK_CONDITIONS } from '../../../../contract/choices';
import { isUnitPrice } from '../../../../contract/figures';
import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { StockItem } from '../../../../contract/entities/stock';
import { QuantityText } from '../../../shared/QuantityText';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { type } from '../../../theme/tokens';
import { IconButton } from '../../../ui/IconButton';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { Menu } from '../../../ui/Menu';
import { useNarrow } from '../../../ui/useNarrow';
import type { LotAction } from '../actions/actions';
import { useActionItems } from '../actions/useActionItems';
import type { LotRow } from './lotRow';
import type { Texts } from '../../../textKeys';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { originWords } from '../../../../domain/material/originName';
import { useReader } from '../../../shared/useReader';

/** Lots are bought in won. */
const unclearCost = (text: string) => unclearPrice(text, 'KRW');

const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  ${type(12)}
  line-height: 1.25;
  white-space: normal;
  vertical-align: middle;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Columns of the warehouse grid: facts may be typed over, quantities change by the actions of the first column. */
export function useLotColumns(onAction: (action: LotAction, item: StockItem) => void): GridColumn<LotRow>[] {
  const { t } = useTranslation(['stock', 'trade', 'ui']);
  const describe = useSpecDescription();
  const actions = useActionItems(onAction);
  const narrow = useNarrow();
  const language = useReader();
  return useMemo(() => {
    const text = (key: keyof LotRow & keyof Texts['stock']['lot'], width: number): GridColumn<LotRow> => ({
      key,
      title: t(`lot.${key}`),
      width,
      kind: 'text',
    });
    const figure = (key: 'on_hand' | 'reserved' | 'available' | 'open_qty', width: number): GridColumn<LotRow> => ({
      key,
      title: t(`lot.${key}`),
      width,
      kind: 'readonly',
      align: 'right',
      render: (row) => (row[key] === '' ? '–' : <QuantityText qty={row[key]} uom={row.item.uom} />),
    });
    const problem = (value: string, isGood: (text: string) => boolean) =>
      value === '' || isGood(value) ? null : t('lot.number');
    const costProblem = (value: string) => {
      const wrong = problem(value, isUnitPrice);
      return wrong && unclearCost(value) ? t('ui:unclearNumber') : wrong;
    };
    const unlisted = (value: string, list: readonly string[]) =>
      value === '' || list.includes(value) ? null : t('lot.unlisted');
    return [
      {
        key: 'material',
        title: t('lot.material'),
        // On a phone the fixed column must leave room for the next one.
        width: narrow ? 132 : 260,
        kind: 'custom',
        // As plain text, so that the cell ends a long name with an ellipsis; on a phone in two lines, as no size is cut.
        render: ({ item }) => {
          const name = describe(item.spec) || item.raw_text;
          return narrow ? <TwoLines>{name}</TwoLines> : name;
        },
        copy: ({ item }) => describe(item.spec) || item.raw_text,
      },
      {
        key: 'actions',
        title: '',
        // A finger's button and the cell's edges.
        width: narrow ? 68 : 60,
        kind: 'custom',
        render: ({ item }) => (
          <Menu
            trigger={<IconButton size="sm" label={t('action.menu')} icon={<EllipsisVertical />} />}
            items={actions(item)}
          />
        ),
        copy: () => '',
      },
      figure('on_hand', 96),
      figure('reserved', 88),
      figure('available', 96),
      figure('open_qty', 96),
      { key: 'warehouse', title: t('lot.warehouse'), width: 112, kind: 'readonly', render: (row) => row.warehouse },
      text('bin', 88),
      text('heat_no', 104),
      text('lot_no', 104),
      text('maker', 104),
      { ...text('origin', 88), words: originWords(language) },
      {
        key: 'condition',
        title: t('lot.condition'),
        width: 96,
        kind: 'select',
        error: (row) => unlisted(row.condition, STOCK_CONDITIONS),
        options: STOCK_CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) })),
      },
      {
        key: 'certificate_type',
        title: t('lot.certificate_type'),
        width: 104,
        kind: 'select',
        error: (row) => unlisted(row.certificate_type, CERTIFICATE_TYPES),
        options: CERTIFICATE_TYPES.map((value) => ({
          value,
          label: value === 'none' ? t('lot.noCertificate') : value,
        })),
      },
      {
        key: 'cost_price',
        title: t('lot.cost_price'),
        width: 104,
        kind: 'number',
        unclear: unclearCost,
        error: (row) => costProblem(row.cost_price),
      },
      {
        key: 'low_mark',
        title: t('lot.low_mark'),
        width: 88,
        kind: 'number',
        decimals: 3,
        warning: (row) => (row.item.low ? t('lot.low') : null),
      },
      text('remark', 140),
    ];
  }, [t, describe, actions, narrow, language]);
}
