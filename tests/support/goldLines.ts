import { readFileSync } from 'node:fs';

/** What is to be read of a line, field by field. */
export type Wanted = Record<string, unknown>;

/**
 * The lists the rules were made with, published ones that were open to us, those that were read last and then opened, and
 * the later ones, newest last. Of a set that is closed only rates are taken: its rows are never printed.
 */
export const SETS: readonly {
  name: string;
  lists: readonly string[];
  folders: readonly string[];
  closed?: boolean;
}[] = [
  { name: 'ours', lists: ['dev', 'own', 'second'], folders: [] },
  { name: 'open', lists: ['open'], folders: ['open'] },
  { name: 'opened', lists: ['opened'], folders: ['opened'] },
  { name: 'last', lists: ['last'], folders: ['last'] },
  { name: 'newest', lists: ['newest'], folders: ['newest'] },
  { name: 'fresh', lists: ['fresh'], folders: ['fresh'] },
  { name: 'kept', lists: ['kept'], folders: ['kept'] },
  { name: 'far', lists: ['far-a'], folders: ['far-a'] },
  { name: 'beyond', lists: ['far-b'], folders: ['far-b'], closed: true },
];

/** The lines of a list with their answers. */
export const goldLines = (name: string): { text: string; expect: Wanted; src?: string }[] =>
  readFileSync(`tests/fixtures/bom/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as { text: string; expect: Wanted; src?: string });
