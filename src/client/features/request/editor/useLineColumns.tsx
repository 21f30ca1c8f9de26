import { MATERIAL_CATEGORIES, UOMS } from '../../../../contract/choices';
import { isQuantity, isUnitPrice } from '../../../../contract/figures';
import { weighedUnit } from '../../../../domain/material/unitWeight';
import { perUnitFigure } from '../../../shared/figures';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Currency } from '../../../../contract/values';
import { COATING_ALIASES } from '../../../../domain/material/data/coatingAliases';
import { unitAliases } from '../../../../domain/material/unitAliases';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import { unclearPrice } from '../../../../domain/money/typedNumber';
import { groupDigits } from '../../../ui/numberText';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { accepted, isBlank, type EditorLine, isUncertain } from './editorLine';
import { type GridRow, rowOf } from './gridRow';
import { conflictsOf, hasStrangeType } from './lineConflicts';
import { CircleHelp } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { CostCodes } from '../../../shared/cost/useCostCodes';
import { useCostColumns } from './useCostColumns';
import { useDoubts } from './useDoubts';
import { gradeName } from '../../../../domain/material/materialNames';
import { typeName } from '../../../../domain/material/tradeNames';
import { useReader } from '../../../shared/useReader';
import { LeftOut } from '../../../shared/WeightSum';
import type { SPEC_CELLS } from './specTexts';
import { quantityWithUnit, withQuantity } from './typedQuantity';
import { nearestText } from './unreadCells';

type SpecCell = (typeof SPEC_CELLS)[number];

/** Cells whose reason says what may stand in them; others say only that they could not be read. */
const unreadReason = (key: SpecCell) =>
  key === 'size' || key === 'schedule' || key === 'wall' || key === 'length_m' ? key : 'other';

/** Columns of the request's line grid. `refused` holds the server's code for a line, by its key. */
export function useLineColumns(
  refused: ReadonlyMap<string, string>,
  currency: Currency,
  codes: CostCodes | null,
): GridColumn<GridRow>[] {
  const { t } = useTranslation(['buyer', 'reading']);
  const { t: trade } = useTranslation('trade');
  const { t: ui } = useTranslation('ui');
  const language = useReader();
  const doubts = useDoubts();
  const costColumns = useCostColumns(codes);
  return useMemo(() => {
    const conflictIn = (line: EditorLine, key: SpecCell) => {
      const found = conflictsOf(line).find(({ fields }) => fields.some((field) => field === key));
      return found ? t(`conflict.${found.code}`) : null;
    };
    const categories = MATERIAL_CATEGORIES.filter((value) => value !== 'other').map((value) => ({
      value,
      label: trade(`category.${value}`),
    }));
    const units = UOMS.map((value) => ({
      value,
      label: trade(`uom.${value}`),
      aliases: unitAliases(value),
    }));
    const qtyError = ({ line, qty }: GridRow) => {
      if (isBlank(line) || line.toRead) return null;
      if (!qty || refused.get(line.key) === 'qty') return trade('issue.qty');
      return isQuantity(qty) ? null : trade('issue.quantity');
    };
    const uomError = ({ line, uom: unit }: GridRow) => {
      if (isBlank(line) || line.toRead) return null;
      return unit && refused.get(line.key) !== 'uom' ? null : trade('issue.uom');
    };
    const unclear = (text: string) => unclearPrice(text, currency);
    const priceError = ({ target_price }: GridRow) => {
      if (!target_price || isUnitPrice(target_price)) return null;
      return unclear(target_price) ? ui('unclearNumber') : trade('issue.unit_price');
    };
    const coatings = (['black', 'galvanised'] as const).map((value) => ({
      value,
      label: trade(`coating.${value}`),
      aliases: COATING_ALIASES[value],
    }));
    /** A cell of the material: marked where its text could not be read, or contradicts another cell. */
    const text = (key: SpecCell, title: string, width: number): GridColumn<GridRow> => ({
      key,
      title,
      width,
      kind: 'text',
      error: ({ line }) => (key in line.unread ? t(`unread.${unreadReason(key)}`) : null),
      nearest: (row) => (key in row.line.unread ? nearestText(key, row) : null),
      warning: ({ line }) => conflictIn(line, key),
    });
    const columns: GridColumn<GridRow>[] = [
      {
        key: 'raw_text',
        title: t('grid.raw'),
        width: 200,
        kind: 'text',
        placeholder: t('grid.rawPlaceholder'),
        summary: (rows) => t('grid.items', { count: rows.filter(({ line }) => !isBlank(line)).length }),
      },
      {
        key: 'check',
        title: t('grid.check'),
        hint: t('grid.checkHint'),
        width: 44,
        kind: 'custom',
        align: 'center',
        hideEmpty: 'always',
        warning: ({ line }) => (isUncertain(line) ? doubts(line) : null),
        accept: ({ line }) => rowOf(accepted(line)),
        render: ({ line }) => (isUncertain(line) ? <LineCheck doubts={doubts(line)} /> : null),
        copy: ({ line }) => (isUncertain(line) ? doubts(line) : ''),
      },
      { key: 'category', title: trade('field.category'), width: 64, kind: 'select', options: categories },
      {
        ...text('type', trade('field.type'), 92),
        code: ({ type }) => type,
        words: { write: (type, { line }) => typeName({ ...line.spec, type }, language), read: (typed) => typed },
        warning: ({ line }) => (hasStrangeType(line) ? t('grid.strangeType') : null),
      },
      { ...text('size', trade('field.size'), 100), whole: true },
      text('schedule', t('grid.schedule'), 64),
      {
        ...text('wall', t('grid.wall'), 60),
        kind: 'number',
        decimals: 3,
        hideEmpty: 'opened',
        isFilled: ({ wall, line }) => wall !== '' || line.spec.wall_mm !== null,
        render: (row) => row.wall || <WallOf line={row.line} />,
      },
      { ...text('standard', trade('field.standard'), 80), hideEmpty: 'opened' },
      {
        ...text('grade', trade('field.grade'), 84),
        words: { write: (grade) => gradeName(grade, language), read: (typed) => typed },
      },
      { ...text('ends', t('grid.ends'), 60), hideEmpty: 'opened' },
      {
        key: 'coating',
        title: trade('field.coating'),
        width: 64,
        kind: 'select',
        options: coatings,
        hideEmpty: 'opened',
      },
      { ...text('length_m', t('grid.length'), 60), kind: 'number', decimals: 3, hideEmpty: 'opened' },
      {
        key: 'qty',
        title: trade('field.qty'),
        width: 72,
        kind: 'number',
        decimals: 3,
        inSight: 'first',
        unclear: quantityWithUnit,
        put: (row, typed) => withQuantity(row, typed, units),
        error: qtyError,
      },
      {
        key: 'uom',
        title: t('grid.uom'),
        width: 64,
        kind: 'select',
        options: units,
        inSight: 'first',
        error: uomError,
      },
      {
        ...weightColumn('unit_weight', t('grid.unitWeight'), 96),
        render: ({ line, unit_weight }) =>
          unit_weight ? perUnitFigure(unit_weight, trade(`uom.${weighedUnit(line.spec, line.uom)}`)) : '–',
      },
      {
        ...weightColumn('total_weight', t('grid.totalWeight'), 92),
        inSight: true,
        summary: (rows) => <TotalWeight lines={rows.map(({ line }) => line)} />,
      },
      {
        key: 'target_price',
        title: t('grid.targetPrice'),
        width: 88,
        kind: 'number',
        inSight: true,
        unclear,
        error: priceError,
      },
      {
        key: 'heading',
        title: t('grid.heading'),
        hint: t('grid.headingHint'),
        width: 128,
        kind: 'text',
        hideEmpty: 'always',
      },
      { key: 'tag', title: t('columns.field.tag'), width: 88, kind: 'text', hideEmpty: 'opened' },
      { key: 'remark', title: t('grid.remark'), width: 112, kind: 'text' },
      {
        key: 'details',
        title: t('grid.details'),
        hint: t('grid.detailsHint'),
        width: 120,
        kind: 'text',
        hideEmpty: 'always',
      },
      ...costColumns,
    ];
    return columns;
  }, [t, trade, ui, language, refused, currency, doubts, costColumns]);
}

/** The weight of the list, in the unit that the column names; a plus where it leaves lines out, as in every sum of weights. */
function TotalWeight({ lines }: { lines: readonly EditorLine[] }) {
  const left = countUnweighed(lines.filter((line) => !isBlank(line)));
  const kg = sumWeights(lines);
  if (left === 0) return groupDigits(kg);
  if (Number(kg) === 0) return '–';
  return (
    <>
      {groupDigits(kg)}
      <LeftOut count={left} />
    </>
  );
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

const Mark = styled.span`
  display: inline-flex;
  color: ${color('warningText')};
  vertical-align: middle;
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

/** Marks a line whose reading is uncertain, and says why in words. */
function LineCheck({ doubts }: { doubts: string }) {
  return (
    <Mark>
      <CircleHelp aria-hidden />
      <VisuallyHidden>{doubts}</VisuallyHidden>
    </Mark>
  );
}

/** The wall that follows from schedule and size. */
function WallOf({ line: { spec } }: { line: EditorLine }) {
  return spec.wall_mm && <Derived>{spec.wall_mm}</Derived>;
}

const Derived = styled.span`
  color: ${color('textMuted')};
`;
