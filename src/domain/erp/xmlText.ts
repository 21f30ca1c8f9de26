import { ERP_FIELDS } from '../../contract/erpFields';
import type { ErpColumn, ErpLayout } from '../../contract/entities/erp';
import { cellOf } from './layOut';
import type { FieldValues, LeavingRecord } from './fieldValues';

/** What XML 1.0 cannot hold at all. */
const UNWRITABLE =
  /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text of an XML file: an element for each record, with an element for each line in it where the layout has lines. */
export function xmlText(layout: ErpLayout, records: readonly LeavingRecord[]): string {
  const { elements, columns, rows } = layout;
  const isLine = ({ field }: ErpColumn) => field !== null && ERP_FIELDS[field].of === 'line';
  const own = rows === 'line' ? columns.filter((column) => !isLine(column)) : columns;
  const ofLine = columns.filter(isLine);
  const write = (chosen: readonly ErpColumn[], values: FieldValues, indent: string) =>
    chosen.map((column) => `${indent}${element(column.head, escaped(cellOf(column, layout, values).text))}\n`).join('');
  const body = records.map(({ values, lines }) => {
    const inner =
      rows === 'line' && ofLine.length > 0
        ? lines
            .map(
              (line) =>
                `    <${elements.line}>\n${write(ofLine, { ...values, ...line }, '      ')}    </${elements.line}>\n`,
            )
            .join('')
        : '';
    return `  <${elements.record}>\n${write(own, values, '    ')}${inner}  </${elements.record}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${elements.root}>\n${body.join('')}</${elements.root}>\n`;
}

const element = (name: string, text: string) => (text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`);

const escaped = (text: string) =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
