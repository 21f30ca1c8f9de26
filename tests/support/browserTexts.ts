import { readFileSync } from 'node:fs';
import { writtenValue } from '../../src/client/shell/i18n/writtenValue';
import type { Language } from '../../src/contract/constants';

type Variables = Record<string, string | number>;
export type Say = (key: string, variables?: Variables) => string;

const folder = new URL('../../locales/', import.meta.url);
const read = new Map<string, unknown>();

/** What the product says in a language: `say('auth:login.heading')`, with the plural form that `count` asks for. */
export function sayIn(language: Language): Say {
  return (key, variables = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const plural = language === 'en' && variables['count'] === 1 ? '_one' : '_other';
    const text = textAt(language, namespace, name) ?? textAt(language, namespace, `${name}${plural}`);
    if (text === undefined) throw new Error(`no text ${language}/${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, variable: string) =>
      String(writtenValue(variable, variables[variable] ?? '')),
    );
  };
}

function textAt(language: Language, namespace: string, name: string): string | undefined {
  let value = bundle(`${language}/${namespace}.json`);
  for (const part of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === 'string' ? value : undefined;
}

function bundle(file: string): unknown {
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  return read.get(file);
}
