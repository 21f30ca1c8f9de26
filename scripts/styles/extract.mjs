import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../processes.mjs';
import { evaluated } from './evaluate.mjs';
import { iconEdits } from './icons.mjs';
import { RECORD } from './recorder.mjs';
import { isText, rulesOf } from './rules.mjs';
import { isSettled } from './settled.mjs';
import { sourceEdits } from './sourceEdits.mjs';
import { templatesOf } from './templates.mjs';

const FOLDER = inRoot('.tmp', 'styles');
/** Rules that hold for whole pages; any other may overrule them. */
const GLOBAL = 'src/client/theme/GlobalStyle.ts#0';
/** What every page loads first: its rules stand first, as they do without extraction. */
const FIRST = ['src/client/theme/GlobalStyle', 'src/client/shell/AppShell', 'src/client/shell/layout/AppLayout'];

const STYLES = join(FOLDER, 'parts.css');
const EDITS = join(FOLDER, 'edits.json');
const ICONS = join(FOLDER, 'icons');

/**
 * Writes the styles that no property changes into one file, each icon into a module, and what the loader replaces in the
 * sources. Gives the places of edits and a name for what they hold.
 */
export async function extractStyles() {
  const sources = styledSources();
  const records = await evaluated(sources, FIRST);
  const { css, edits } = extracted(sources, records);
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, own] of Object.entries(await iconEdits(ICONS))) (edits[path] ??= []).push(...own);
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
  const parts = new Map();
  const sheet = [];
  for (const [id, record] of records) {
    if (!kept.has(record)) continue;
    const pieces = piecesOf(record, parts);
    if (record.kind === 'rules') {
      parts.set(record, { text: isText(pieces) ? pieces.join('') : undefined });
      continue;
    }
    const name = `s${parts.size.toString(36)}`;
    const { css, choices } = rulesOf(name, pieces);
    parts.set(record, { name, choices });
    if (record.kind === 'global') sheet.unshift(pieces.join(''));
    if (record.kind === 'part') sheet.push(`/* ${id} */\n${css}`);
    if (record.kind === 'keyframes') sheet.push(`@keyframes ${name} {${pieces.join('')}}`);
  }
  return { css: sheet.join('\n'), edits: sourceEdits(sources, records, parts, (value) => settledText(value, parts)) };
}

/** The records that can be written into a file: all they hold is settled, and so is what they build on. */
function withoutDynamic(sources, records) {
  const kept = new Set();
  const templateOf = ({ id }) => {
    const [path, no] = id.split('#');
    const { text, templates } = sources.get(path);
    return { path, text, ...templates[no] };
  };
  const fits = (record) => {
    const pieces = record.repeated ? undefined : piecesOf(record, kept);
    if (pieces === undefined) return false;
    if (record.kind === 'rules') return true;
    if (record.kind === 'global') return record.id === GLOBAL;
    if (record.kind === 'keyframes') return isText(pieces);
    const { path, text, attrs, odd, target } = templateOf(record);
    if (odd || attrs.some(([start, end]) => /\bas:/.test(text.slice(start, end)))) return false;
    const base = record.target?.[RECORD];
    if (base) return kept.has(base);
    if (typeof record.target !== 'string' && !isSettled(path, text, text.slice(...target))) return false;
    return !pieces.some(chosenByOrder);
  };
  for (const record of records.values()) if (fits(record)) kept.add(record);

  /** A dynamic part can be drawn as the element of a static one, with its class. */
  const simple = (base) =>
    typeof rootOf(base) === 'string' && templateOf(base).attrs.length === 0 && isText(piecesOf(base, kept));
  /** Leaves a part as it is, with everything that refers to it. */
  const drop = (record) => {
    if (!kept.delete(record)) return;
    for (const other of records.values()) {
      const refers = other.target?.[RECORD] === record || other.values.some((value) => value?.[RECORD] === record);
      if (kept.has(other) && refers) drop(other);
    }
    keepBase(record);
  };
  const keepBase = (record) => {
    const base = record.target?.[RECORD];
    if (base && kept.has(base) && !simple(base)) drop(base);
  };
  for (const record of records.values()) if (!kept.has(record)) keepBase(record);
  return kept;
}

const rootOf = (record) => (record.target?.[RECORD] ? rootOf(record.target[RECORD]) : record.target);

/** A selector of nothing but `*` beside the part weighs no more than a class, so the order of rules decides between the two. */
const chosenByOrder = (piece) =>
  typeof piece === 'string' &&
  [...piece.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].some(([, selectors]) =>
    selectors.split(',').some((one) => /^[&\s>+~]*\*[&\s>+~*]*$/.test(one)),
  );

/** The pieces of a template; undefined where a value is not settled. `known` has the static records, with their names if it is a map. */
function piecesOf({ strings, values }, known) {
  const pieces = [strings[0]];
  for (const [at, value] of values.entries()) {
    const own = piecesOfValue(value, known);
    if (own === undefined) return undefined;
    pieces.push(...own, strings[at + 1]);
  }
  return joined(pieces);
}

function piecesOfValue(value, known) {
  if (value === undefined || value === null || typeof value === 'boolean') return [''];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (value.finite) return [value.finite];
  if (Array.isArray(value)) {
    const all = value.map((one) => piecesOfValue(one, known));
    return all.includes(undefined) ? undefined : all.flat();
  }
  const record = value[RECORD];
  if (!record || !known.has(record)) return undefined;
  if (record.kind === 'rules') return piecesOf(record, known);
  const name = known instanceof Map ? known.get(record).name : 's';
  return [record.kind === 'part' ? `.${name}` : name];
}

/** Neighbouring texts are one. */
function joined(pieces) {
  const result = [];
  for (const piece of pieces) {
    if (typeof piece === 'string' && typeof result.at(-1) === 'string') result.push(result.pop() + piece);
    else result.push(piece);
  }
  return result;
}

/** What a value is as text; undefined where it depends on a property. */
function settledText(value, parts) {
  const pieces = piecesOfValue(value, parts);
  return pieces && isText(pieces) ? pieces.join('') : undefined;
}
