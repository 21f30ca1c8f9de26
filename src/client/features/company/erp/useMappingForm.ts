import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ErpColumn, ErpLayout, ErpMapping } from '../../../../contract/entities/erp';
import { type ErpFieldKey, type ErpFormat, type ErpKind, fieldsOf, XML_NAME } from '../../../../contract/erpFields';
import { useAddMapping, useChangeMapping, usePreviewMapping } from '../../../queries/erp';

/** A column with a key of its own, by which its row is known however it moves. */
export type FormColumn = ErpColumn & { key: string };

type Values = Omit<ErpLayout, 'columns'> & { name: string; columns: FormColumn[] };

/** What a new layout of each kind begins with. */
const FIRST: Readonly<Record<ErpKind, readonly ErpFieldKey[]>> = {
  order: ['order_number', 'placed_on', 'seller_name', 'line_no', 'item', 'qty', 'uom', 'unit_price', 'line_supply'],
  shipment: ['order_number', 'shipment_no', 'shipped_on', 'line_no', 'item', 'qty', 'uom', 'heat_numbers'],
  invoice: ['order_number', 'invoice_on', 'buyer_number', 'buyer_name', 'supply_amount', 'vat_amount', 'total_amount'],
};

/** The form of a layout. Whatever changes takes the preview away, so that what is saved was seen. */
export function useMappingForm(mapping: ErpMapping | null, onSaved: () => void) {
  const { t } = useTranslation('erp');
  const add = useAddMapping();
  const change = useChangeMapping();
  const previewing = usePreviewMapping();
  /** In XML a column is an element, which is called as its field. */
  const columnOf = (field: ErpFieldKey, format: ErpFormat): FormColumn => ({
    key: uuid(),
    head: format === 'xml' ? field : t(`field.${field}`),
    field,
    fixed: null,
    date: null,
    number: null,
  });
  const [values, setValues] = useState<Values>(() =>
    mapping?.layout
      ? {
          ...mapping.layout,
          name: mapping.name,
          columns: mapping.layout.columns.map((column) => ({ ...column, key: uuid() })),
        }
      : {
          name: '',
          kind: 'order',
          format: 'xlsx',
          rows: 'line',
          columns: FIRST.order.map((field) => columnOf(field, 'xlsx')),
          dates: 'YYYY-MM-DD',
          numbers: 'plain',
          heads: true,
          separator: 'comma',
          elements: { root: 'records', record: 'record', line: 'line' },
        },
  );
  const set = (next: Partial<Values>) => {
    previewing.reset();
    setValues({ ...values, ...next });
  };
  const { name, ...form } = values;
  const layout = { ...form, columns: form.columns.map(({ key: _key, ...column }) => column) };
  const known = fieldsOf(values.kind, values.rows === 'line');
  const complete =
    name.trim() !== '' &&
    layout.columns.length > 0 &&
    layout.columns.every(
      ({ head, field, fixed }) =>
        head.trim() !== '' &&
        (field === null ? fixed !== null && fixed !== '' : known.includes(field)) &&
        (layout.format !== 'xml' || XML_NAME.test(head.trim())),
    );
  const body = { name: name.trim(), layout };
  return {
    values,
    set,
    known,
    columnOf: (field: ErpFieldKey) => columnOf(field, values.format),
    /** Another kind begins from its first fields: its fields are others. */
    chooseKind: (kind: ErpKind) =>
      set({
        kind,
        rows: kind === 'invoice' ? 'record' : 'line',
        columns: FIRST[kind].map((field) => columnOf(field, values.format)),
      }),
    /** Heads that cannot be elements of XML, or elements where words are usual, are named again. */
    chooseFormat: (format: ErpFormat) =>
      set({
        format,
        columns: values.columns.map((column) =>
          column.field !== null && column.head === columnOf(column.field, values.format).head
            ? { ...column, head: columnOf(column.field, format).head }
            : column,
        ),
      }),
    complete,
    preview: previewing.data,
    look: () => previewing.mutate({ layout }),
    save: () =>
      mapping
        ? change.mutate({ id: mapping.id, version: mapping.version, ...body }, { onSuccess: onSaved })
        : add.mutate(body, { onSuccess: onSaved }),
    busy: previewing.isPending || add.isPending || change.isPending,
    error: previewing.error ?? add.error ?? change.error,
  };
}

export type MappingForm = ReturnType<typeof useMappingForm>;
