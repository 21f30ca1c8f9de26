import { useTranslation } from 'next-i18next/pages';
import type { CostChoice } from '../../../../contract/entities/budget';
import type { Attachment } from '../../../../contract/entities/file';
import type { OwnCell } from '../../../../contract/entities/rfq';
import type { Spec } from '../../../../contract/entities/spec';
import { useCostCodes } from '../../../shared/cost/useCostCodes';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import type { CellWords } from '../../../shell/autosave/MergeDialog';
import type { Texts } from '../../../textKeys';
import type { EditorLine } from './editorLine';
import type { Edited } from './useEdited';
import type { TermsForm } from './terms';

type Head = keyof TermsForm | Exclude<keyof Edited, 'terms' | 'lines' | 'cost'> | keyof CostChoice | 'note';
type Cell =
  | 'raw_text'
  | 'own_cells'
  | 'heading'
  | 'tag'
  | 'spec'
  | 'qty'
  | 'uom'
  | 'target_price'
  | 'remark'
  | 'cost_centre'
  | 'project'
  | 'excluded'
  | 'unread'
  | 'sure';

const HEAD = {
  title: 'buyer:terms.name',
  project_name: 'buyer:terms.project',
  visibility: 'buyer:vendor.title',
  vendors_only: 'buyer:vendor.title',
  sealed: 'buyer:terms.visibility',
  deadline_date: 'buyer:terms.deadline',
  required_date: 'buyer:terms.required',
  delivery_term: 'trade:terms.deliveryTerm',
  delivery_place: 'trade:terms.deliveryPlace',
  delivery_contact: 'trade:terms.deliveryContact',
  payment_term: 'trade:terms.paymentTerm',
  payment_note: 'buyer:terms.paymentNote',
  currency: 'trade:terms.currency',
  usd_allowed: 'buyer:terms.usdAllowed',
  usd_krw_rate: 'buyer:terms.rate',
  certificate_type: 'trade:terms.certificate',
  origins_allowed: 'buyer:terms.origins',
  makers_allowed: 'buyer:terms.makers',
  partial_allowed: 'buyer:terms.partial_allowed',
  alternates_allowed: 'buyer:terms.alternates_allowed',
  split_allowed: 'buyer:terms.split_allowed',
  show_target_price: 'buyer:terms.show_target_price',
  memo: 'buyer:terms.memo',
  private_note: 'buyer:terms.privateNote',
  shared_columns: 'buyer:ownColumns.title',
  share_headings: 'buyer:ownColumns.headings',
  files: 'buyer:terms.attachments',
  lists: 'buyer:lines.sources',
  cost_centre_id: 'budget:kind.cost_centre',
  project_id: 'budget:kind.project',
  note: 'buyer:amend.note',
} as const satisfies Record<Head, string>;

const LINE = {
  raw_text: 'buyer:grid.raw',
  own_cells: 'buyer:ownColumns.title',
  heading: 'buyer:grid.heading',
  tag: 'buyer:columns.field.tag',
  spec: 'trade:line.material',
  qty: 'trade:line.qty',
  uom: 'buyer:grid.uom',
  target_price: 'buyer:grid.targetPrice',
  remark: 'buyer:grid.remark',
  cost_centre: 'budget:kind.cost_centre',
  project: 'budget:kind.project',
  excluded: 'trade:line.excluded',
  unread: 'buyer:grid.unread',
  sure: 'buyer:grid.sure',
} as const satisfies Record<Cell, string>;

/** Fields and cells that hold the id of a code. */
const CODES: ReadonlySet<string> = new Set(['cost_centre_id', 'project_id', 'cost_centre', 'project']);

/** Cells of a request in the words of its editor, for the choice between two values. */
export function useDraftCellWords(lines: readonly EditorLine[]): CellWords {
  const { t } = useTranslation(['buyer', 'trade', 'rfq', 'budget']);
  const codes = useCostCodes();
  const describe = useSpecDescription();
  return {
    name: ({ row, field }) => {
      if (row === null) return t(HEAD[field as Head]);
      const items = lines.filter((line) => !line.excluded);
      return t('trade:line.cell', { no: items.findIndex(({ key }) => key === row) + 1, cell: t(LINE[field as Cell]) });
    },
    value: (field, value) => {
      if (value === null || value === undefined || value === '') return '';
      if (CODES.has(field)) return codes?.nameOf(value as string) ?? '';
      if (field === 'spec') return describe(value as Spec);
      if (typeof value === 'boolean' && field !== 'sealed') return t(value ? 'rfq:rules.yes' : 'rfq:rules.no');
      if (field === 'sealed') return t(value ? 'terms.sealed' : 'terms.open');
      if (field === 'uom') return t(`trade:uom.${value as keyof Texts['trade']['uom']}`);
      if (field === 'delivery_term') return t(`trade:deliveryTerm.${value as keyof Texts['trade']['deliveryTerm']}`);
      if (field === 'payment_term') return t(`trade:paymentTerm.${value as keyof Texts['trade']['paymentTerm']}`);
      if (field === 'shared_columns') return (value as readonly string[]).join(', ');
      if (field === 'unread') return Object.values(value as Record<string, string>).join(', ');
      if (field === 'own_cells') return (value as readonly OwnCell[]).map(({ text }) => text).join(', ');
      if (Array.isArray(value)) return (value as readonly Attachment[]).map(({ name }) => name).join(', ');
      return typeof value === 'string' ? value : '';
    },
  };
}
