import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../processes.mjs';
import { evaluated } from './evaluate.mjs';
import { isSettled } from './settled.mjs';
import { sourceEdits } from './sourceEdits.mjs';
import { templatesOf } from './templates.mjs';

const RECORD = Symbol.for('stlbs.style');
const FOLDER = inRoot('.tmp', 'styles');
/** Rules that hold for whole pages; any other may overrule them. */
const GLOBAL = 'src/client/theme/GlobalStyle.ts#0';
/** What every page loads first: its rules stand first, as they do without extraction. */
const FIRST = ['src/client/theme/GlobalStyle', 'src/client/shell/AppShell', 'src/client/shell/layout/AppLayout'];

export const STYLES = join(FOLDER, 'parts.css');
const EDITS = join(FOLDER, 'edits.json');

/**
 * Writes the styles that no property changes into one file, and what the loader replaces in the sources. Gives both and a
 * name for what they hold.
 */
export async function extractStyles() {
  const sources = styledSources();
  const records = await evaluated(sources, FIRST);
  const { css, edits } = extracted(sources, records);
  mkdirSync(FOLDER, { recursive: true });
  const app = relative(inRoot('pages'), STYLES).replaceAll('\\', '/');
  edits['pages/_app.tsx'] = [{ start: 0, end: 0, text: `import '${app}';\n` }];
  const written = JSON.stringify(edits);
  writeFileSync(STYLES, css);
  writeFileSync(EDITS, written);
  const version = createHash('sha256').update(css).update(written).digest('hex').slice(0, 16);
  return { edits: EDITS, version };
}

/** Sources of the client that import styled-components, with their templates, in the order of their names. */
export function styledSources() {
  const paths = readdirSync(inRoot('src', 'client'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/client/${name.replaceAll('\\', '/')}`)
    .filter((path) => /(?<![.]test)[.]tsx?$/.test(path))
    .sort((a, b) => (a < b ? -1 : 1));
  const sources = new Map();
  for (const path of paths) {
    const text = readFileSync(inRoot(path), 'utf8');
    if (text.includes("'styled-components'")) sources.set(path, { text, templates: templatesOf(path, text) });
  }
  return sources;
}

/** What is static of these sources: its style sheet, and the edits of each source. */
export function extracted(sources, records) {
  const kept = withoutDynamic(sources, records);
  const classes = new Map();
  const sheet = [];
  for (const [id, record] of records) {
    if (!kept.has(record)) continue;
    const name = `s${classes.size.toString(36)}`;
    classes.set(record, name);
    const rules = textOf(record, classes);
    if (record.kind === 'global') sheet.unshift(rules);
    if (record.kind === 'part') sheet.push(`/* ${id} */\n.${name} {${rules}}`);
    if (record.kind === 'keyframes') sheet.push(`@keyframes ${name} {${rules}}`);
  }
  const valueOf = (value) => resolved(value, classes);
  return {
    css: sheet.join('\n'),
    edits: sourceEdits(sources, records, { classes, valueOf, rulesOf: (one) => textOf(one, classes) }),
  };
}

/** The records that can be written into a file: all they hold is settled, and so is what they build on. */
function withoutDynamic(sources, records) {
  const kept = new Set();
  const fits = (id, record) => {
    if (record.repeated) return false;
    if (!record.values.every((value) => resolved(value, kept) !== undefined)) return false;
    if (record.kind === 'global') return id === GLOBAL;
    if (record.kind !== 'part') return true;
    const [path, no] = id.split('#');
    const { attrs, odd, target } = sources.get(path).templates[no];
    const { text } = sources.get(path);
    if (odd || attrs.some(([start, end]) => /\bas:/.test(text.slice(start, end)))) return false;
    const base = record.target?.[RECORD];
    if (base) return kept.has(base);
    if (typeof record.target !== 'string' && !isSettled(path, text, text.slice(...target))) return false;
    return !chosenByOrder(textOf(record, kept));
  };
  for (const [id, record] of records) if (fits(id, record)) kept.add(record);
  // A dynamic part keeps what it builds on, unless that is a plain element with a class.
  for (const [id, record] of [...records].reverse()) {
    const base = record.target?.[RECORD];
    if (base && !kept.has(record) && !simple(base, id)) drop(base);
  }
  return kept;

  function simple(base) {
    const [path, no] = base.id.split('#');
    return typeof rootOf(base) === 'string' && sources.get(path).templates[no].attrs.length === 0;
  }
  /** With everything that refers to it. */
  function drop(record) {
    if (!kept.delete(record)) return;
    for (const [, other] of records) {
      if (kept.has(other) && (other.target?.[RECORD] === record || refersTo(other, record))) drop(other);
    }
    const base = record.target?.[RECORD];
    if (base && !simple(base)) drop(base);
  }
}

const refersTo = (record, other) => record.values.some((value) => value?.[RECORD] === other);

export function rootOf(record) {
  const base = record.target?.[RECORD];
  return base ? rootOf(base) : record.target;
}

/** A selector with `*` weighs no more than a class, so the order of rules decides between the two. */
const chosenByOrder = (rules) => /\*[^{};]*\{/.test(rules.replace(/\/\*.*?\*\//gs, ''));

/** The text of a template; undefined where a value is not settled. `known` holds the static records, with names if it is a map. */
function textOf({ strings, values }, known) {
  const texts = values.map((value) => resolved(value, known));
  return strings.map((part, at) => part + (at < texts.length ? texts[at] : '')).join('');
}

function resolved(value, known) {
  if (value === undefined || value === null || value === false || value === true || value === '') return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const all = value.map((one) => resolved(one, known));
    return all.includes(undefined) ? undefined : all.join('');
  }
  const record = value[RECORD];
  if (!record || !known.has(record)) return undefined;
  if (record.kind === 'rules') return textOf(record, known);
  const name = known instanceof Map ? known.get(record) : 's';
  return record.kind === 'part' ? `.${name}` : name;
}

/** The edits of a source, as the loader needs them. */
export const readEdits = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
