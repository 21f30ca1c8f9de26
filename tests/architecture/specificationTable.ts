import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT, textOf } from './sourceFiles';

/** One statement of the specification, as `docs/specification.md` says where it is kept. */
export interface Row {
  id: string;
  statement: string;
  state: string;
  /** Paths of files or folders. */
  where: string[];
  tests: Array<{ file: string; title: string }>;
}

const CELLS = 5;
const TEST = /^`([^`]+)` › (.+)$/;

/** The rows of all tables in the text. Throws for a line of a table that is no row. */
export function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Id |'));
  return lines.map((line) => {
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim());
    const [id = '', statement = '', state = '', where = '', tests = ''] = cells;
    if (cells.length !== CELLS || !/^`[^`]+`$/.test(id)) throw new Error(`No row of a statement: ${line}`);
    return {
      id: id.slice(1, -1),
      statement,
      state,
      where: [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
      tests: tests === '–' ? [] : tests.split('<br>').map((entry) => testOf(entry.trim(), line)),
    };
  });
}

function testOf(entry: string, line: string): { file: string; title: string } {
  const [, file, title] = TEST.exec(entry) ?? [];
  if (!file || !title) throw new Error(`A test is written as \`file\` › title: ${line}`);
  return { file, title };
}

/** What is wrong with a row; nothing when it is in order. */
export function faultsOf({ id, statement, state, where, tests }: Row): string[] {
  if (statement === '') return [`${id}: says nothing`];
  if (state === 'unbuilt')
    return where.length + tests.length > 0 ? [`${id}: unbuilt, yet it names code or a test`] : [];
  if (state !== 'done') return [`${id}: is neither done nor unbuilt but "${state}"`];
  const faults = [];
  if (where.length === 0) faults.push(`${id}: names no code`);
  if (tests.length === 0) faults.push(`${id}: names no test`);
  for (const path of where) if (!existsSync(join(ROOT, path))) faults.push(`${id}: there is no ${path}`);
  for (const { file, title } of tests) {
    if (!existsSync(join(ROOT, file))) faults.push(`${id}: there is no ${file}`);
    else if (!titlesOf(file).some((known) => known.includes(title)))
      faults.push(`${id}: ${file} has no test "${title}"`);
  }
  return faults;
}

const read = new Map<string, string[]>();

/** Titles of the tests in a file; what a title takes from a variable is left out. */
function titlesOf(file: string): string[] {
  const known = read.get(file);
  if (known) return known;
  const titles: string[] = [];
  collect(parseSync(textOf(file), { syntax: 'typescript', tsx: file.endsWith('x') }), titles);
  read.set(file, titles);
  return titles;
}

interface Node {
  type?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  arguments?: Array<{ expression: Node }>;
  quasis?: Array<{ cooked?: string }>;
}

function collect(node: unknown, titles: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given } = node as Node;
  const title = type === 'CallExpression' && isTest(callee) ? given?.[0]?.expression : undefined;
  if (title?.type === 'StringLiteral') titles.push(String(title.value));
  if (title?.type === 'TemplateLiteral') titles.push((title.quasis ?? []).map(({ cooked }) => cooked).join('…'));
  for (const child of Object.values(node)) collect(child, titles);
}

/** `test(…)`, `it.each(…)(…)` and the like. */
function isTest(callee: Node | undefined): boolean {
  if (callee?.type === 'Identifier') return ['test', 'it', 'describe'].includes(String(callee.value));
  if (callee?.type === 'MemberExpression') return isTest(callee.object);
  return callee?.type === 'CallExpression' && isTest(callee.callee);
}
