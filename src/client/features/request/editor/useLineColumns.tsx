import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { materialCategory } from '../../../../contract/entities/spec';
import { uom } from '../../../../contract/entities/rfq';
import { type Currency, quantity, unitPrice } from '../../../../contract/values';
import { unitAliases } from '../../../../domain/material/unitAliases';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { groupDigits } from '../../../ui/numberText';
import type { GridColumn } from '../../../ui/lineGrid/gridTypes';
import { isBlank, type EditorLine, isUncertain } from './editorLine';
import type { GridRow } from './gridRow';
import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { space, type } from '../../../theme/tokens';
import { useDoubts } from './useDoubts';

/** Columns of the request's line grid. `refused` holds the server's code for a line, by its key. */
export function useLineColumns(refused: ReadonlyMap<string, string>, currency: Currency): GridColumn<GridRow>[] {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const { t: ui } = useTranslation('ui');
  return useMemo(() => {
    const categories = materialCategory.options
      .filter((value) => value !== 'other')
      .map((value) => ({ value, label: trade(`category.${value}`) }));
    const units = uom.options.map((value) => ({
      value,
      label: trade(`uom.${value}`),
      aliases: unitAliases(value),
    }));
    const qtyError = ({ line, qty }: GridRow) => {
      if (isBlank(line)) return null;
      if (!qty || refused.get(line.key) === 'qty') return trade('issue.qty');
      return quantity.safeParse(qty).success ? null : trade('issue.quantity');
    };
    const uomError = ({ line, uom: unit }: GridRow) => {
      if (isBlank(line)) return null;
      return unit && refused.get(line.key) !== 'uom' ? null : trade('issue.uom');
    };
    const unclear = (text: string) => unclearPrice(text, currency);
    const priceError = ({ target_price }: GridRow) => {
      if (!target_price || unitPrice.safeParse(target_price).success) return null;
      return unclear(target_price) ? ui('unclearNumber') : trade('issue.unit_price');
    };
    const columns: GridColumn<GridRow>[] = [
      { key: 'raw_text', title: t('grid.raw'), width: 240, kind: 'text', placeholder: t('grid.rawPlaceholder') },
      {
        key: 'check',
        title: t('grid.check'),
        width: 128,
        kind: 'custom',
        render: ({ line }) => <LineCheck line={line} />,
        copy: () => '',
      },
      { key: 'category', title: trade('field.category'), width: 84, kind: 'select', options: categories },
      { key: 'type', title: trade('field.type'), width: 104, kind: 'text' },
      { key: 'size', title: trade('field.size'), width: 92, kind: 'text' },
      { key: 'schedule', title: t('grid.schedule'), width: 92, kind: 'text' },
      { key: 'grade', title: trade('field.grade'), width: 116, kind: 'text' },
      { key: 'ends', title: t('grid.ends'), width: 80, kind: 'text' },
      { key: 'length_m', title: t('grid.length'), width: 84, kind: 'number', decimals: 3 },
      { key: 'qty', title: trade('field.qty'), width: 80, kind: 'number', decimals: 3, error: qtyError },
      { key: 'uom', title: t('grid.uom'), width: 72, kind: 'select', options: units, error: uomError },
      weightColumn('unit_weight', t('grid.unitWeight'), 88),
      weightColumn('total_weight', t('grid.totalWeight'), 92),
      { key: 'target_price', title: t('grid.targetPrice'), width: 100, kind: 'number', unclear, error: priceError },
      { key: 'remark', title: t('grid.remark'), width: 112, kind: 'text' },
    ];
    return columns;
  }, [t, trade, ui, refused, currency]);
}

function weightColumn(key: 'unit_weight' | 'total_weight', title: string, width: number): GridColumn<GridRow> {
  return {
    key,
    title,
    width,
    kind: 'readonly',
    align: 'right',
    render: (row) => (row[key] ? groupDigits(row[key]) : '–'),
  };
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: 0 ${space(1)};
  background: ${({ theme }) => theme.tone.yellow.surface};
  color: ${({ theme }) => theme.tone.yellow.text};
  ${type(12)}
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Marks a line whose reading is uncertain, and says why in words. */
function LineCheck({ line }: { line: EditorLine }) {
  const doubts = useDoubts();
  if (!isUncertain(line)) return null;
  const words = doubts(line);
  return (
    <Root title={words}>
      <CircleHelp aria-hidden />
      <span>{words}</span>
    </Root>
  );
}
