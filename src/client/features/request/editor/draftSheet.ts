import { UOMS } from '../../../../contract/choices';
import { originCode } from '../../../../contract/countries';
import { originName } from '../../../../domain/material/originName';
import type { Language } from '../../../../contract/constants';
import type { CostAssignment } from '../../../../contract/entities/budget';
import type { Attachment } from '../../../../contract/entities/file';
import type { Rfq } from '../../../../contract/entities/rfq';
import type { Spec } from '../../../../contract/entities/spec';
import { sameValue, type Sheet, type SheetRow } from '../../../shell/autosave/sheet';
import { accepted, blankLine, type EditorLine, fromSaved, isBlank } from './editorLine';
import { chargedAs, codeId, UNCHARGED } from './draftCost';
import { isDoubtful } from '../../../shared/readingDoubt';
import { factsOf } from './lineFacts';
import { type TermsForm, toForm } from './terms';
import { weighed } from './understanding';
import type { Edited } from './useEdited';

/** A line by the cells that a person may change; the same for the same line. */
export function sheetRow(line: EditorLine): SheetRow {
  const facts = factsOf(line);
  facts.sheet ??= madeRow(line);
  return facts.sheet;
}

function madeRow(line: EditorLine): SheetRow {
  const { raw_text, own_cells, heading, tag, qty, target_price, remark, cost_centre, project, excluded, unread } = line;
  // The key of a material is worked out from the rest.
  const { canonical_key: _, ...spec } = line.spec;
  return {
    id: line.key,
    cells: {
      raw_text,
      own_cells,
      heading,
      tag,
      spec,
      qty,
      uom: line.uom,
      target_price,
      remark,
      cost_centre: codeId(cost_centre) ?? '',
      project: codeId(project) ?? '',
      excluded,
      unread,
      sure: !isDoubtful(line),
    },
  };
}

const listed = (text: string) =>
  text
    .split(/[,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ');

/** A request as it is being edited, cell by cell, countries by code; lines that say nothing are not part of it. */
export function sheetOf({ terms, lines, files, lists, cost }: Edited): Sheet {
  const { origins_allowed, makers_allowed } = terms;
  const origins = listed(origins_allowed).split(', ').filter(Boolean).map(originCode);
  const texts = { origins_allowed: origins.join(', '), makers_allowed: listed(makers_allowed) };
  return { fields: { ...terms, ...texts, files, lists, ...cost }, rows: sheetRows(lines) };
}

const rowsOf = new WeakMap<readonly EditorLine[], readonly SheetRow[]>();

/** The rows of a list, gathered once: the form reads them at every letter that is typed. */
function sheetRows(lines: readonly EditorLine[]): readonly SheetRow[] {
  const known = rowsOf.get(lines);
  if (known) return known;
  const rows: SheetRow[] = [];
  for (const line of lines) if (!isBlank(line)) rows.push(sheetRow(line));
  rowsOf.set(lines, rows);
  return rows;
}

/** A request as the editor opens it, with what it is charged to where that is edited too. */
export const editedOf = (rfq: Rfq, language: Language, charged: CostAssignment = UNCHARGED): Edited => ({
  terms: toForm(rfq, language),
  lines: chargedAs(rfq.lines.map(fromSaved), charged),
  files: rfq.attachments,
  lists: rfq.lists,
  cost: { cost_centre_id: charged.cost_centre_id, project_id: charged.project_id },
});

/** A request as the server has it, in the same cells. */
export const savedSheet = (rfq: Rfq, charged?: CostAssignment): Sheet => sheetOf(editedOf(rfq, 'ko', charged));

/** The form with a merged record in it. Lines that did not change stay the very same, blank ones where they are. */
export function withSheet(now: Edited, { fields, rows }: Sheet, language: Language): Edited {
  const { files, lists, cost_centre_id, project_id, ...head } = fields as Record<string, unknown>;
  const cost = { cost_centre_id, project_id } as Edited['cost'];
  const names = Object.keys(now.terms) as (keyof TermsForm)[];
  const before = sheetOf({ ...now, lines: [] }).fields;
  const changed = names.filter((name) => !sameValue(before[name], head[name]));
  const shown = (name: keyof TermsForm) =>
    name === 'origins_allowed'
      ? listed(typeof head[name] === 'string' ? head[name] : '')
          .split(', ')
          .map((code) => originName(code, language))
          .join(', ')
      : head[name];
  const terms = { ...now.terms, ...Object.fromEntries(changed.map((name) => [name, shown(name)])) };
  return {
    terms: changed.length > 0 ? terms : now.terms,
    files: (files ?? now.files) as readonly Attachment[],
    lists: (lists ?? now.lists) as readonly Attachment[],
    lines: withRows(now.lines, rows),
    cost: sameValue(now.cost, cost) ? now.cost : cost,
  };
}

function withRows(lines: readonly EditorLine[], rows: readonly SheetRow[]): readonly EditorLine[] {
  const merged = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(lines.map(({ key }) => key));
  const next = lines.flatMap((line) => {
    const row = merged.get(line.key);
    return row ? [withRow(line, row)] : isBlank(line) ? [line] : [];
  });
  let at = 0;
  for (const row of rows) {
    if (!known.has(row.id)) next.splice(at, 0, withRow({ ...blankLine(), key: row.id }, row));
    at = next[at]?.key === row.id ? at + 1 : next.findIndex(({ key }) => key === row.id) + 1;
  }
  return next;
}

function withRow(line: EditorLine, row: SheetRow): EditorLine {
  const before = sheetRow(line).cells;
  const { tag, excluded, spec, own_cells, uom: unit, unread, sure, ...texts } = row.cells;
  if (Object.keys(row.cells).every((field) => sameValue(before[field], row.cells[field]))) return line;
  const words = Object.fromEntries(
    Object.entries(texts).map(([field, value]) => [field, typeof value === 'string' ? value : '']),
  );
  return weighed({
    ...(sure === true ? accepted(line) : line),
    ...words,
    unread: unread ?? line.unread,
    own_cells: (own_cells ?? line.own_cells) as EditorLine['own_cells'],
    tag: typeof tag === 'string' && tag !== '' ? tag : null,
    excluded: excluded === true,
    uom: UOMS.find((known) => known === unit) ?? null,
    spec: { ...line.spec, ...(spec as Spec) },
  });
}
