import { CODE, filesUnder, textOf } from './sourceFiles';

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A text in quotes that may be a key, with or without its namespace. */
const LITERAL = /['"]([\w-]+:)?([\w.-]+)['"]/g;
/** A template of nothing but letters and values. */
const TEMPLATE = /`((?:[\w:.-]|\$\{(?:[^{}`]|\{[^{}]*\})*\})+)`/g;
const VALUE = /\$\{(?:[^{}`]|\{[^{}]*\})*\}/;

/** What the code says about keys: of one namespace, or of any where the file names none. */
interface Uses {
  keys: Map<string, Set<string>>;
  patterns: { namespaces: string[]; pattern: RegExp }[];
}

const ANY = '*';

/** Keys of a file of texts, without their plural forms. */
export function plainKeys(language: string, namespace: string): string[] {
  const flat = (tree: Tree, prefix: string): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [prefix + key] : flat(value, `${prefix}${key}.`),
    );
  const keys = flat(JSON.parse(textOf(`locales/${language}/${namespace}.json`)) as Tree, '');
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))];
}

/** Namespaces that a file reads texts of. */
function namespacesIn(code: string): string[] {
  const named = [...code.matchAll(/(?:useTranslation\(|TFunction<|getFixedT\(null,)([^)>]*)/g)];
  return named.flatMap(([, words = '']) => words.match(/\w+/g) ?? []);
}

/** Reads how the files use keys; `namespaces` are those there are. */
export function usesIn(codes: readonly string[], namespaces: readonly string[]): Uses {
  const uses: Uses = { keys: new Map(), patterns: [] };
  const add = (namespace: string, key: string) => {
    const known = uses.keys.get(namespace) ?? new Set();
    uses.keys.set(namespace, known.add(key));
  };
  for (const code of codes) {
    const here = namespacesIn(code).filter((name) => namespaces.includes(name));
    const around = here.length > 0 ? here : [ANY];
    for (const [, prefix, key = ''] of code.matchAll(LITERAL)) {
      for (const namespace of prefix ? [prefix.slice(0, -1)] : around) add(namespace, key);
    }
    for (const [, template = ''] of code.matchAll(TEMPLATE)) {
      const [, prefix, rest = ''] = /^(?:(\w+):)?(.*)$/s.exec(template) ?? [];
      const parts = rest.split(VALUE);
      if (parts.length < 2 || parts.join('').replaceAll('.', '').length < 2) continue;
      const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '[.]')).join('[\\w.-]+')}$`);
      uses.patterns.push({ namespaces: prefix ? [prefix] : around, pattern });
    }
  }
  return uses;
}

/** Whether any file may show the text. */
export function isUsed(uses: Uses, namespace: string, key: string): boolean {
  if (uses.keys.get(namespace)?.has(key) || uses.keys.get(ANY)?.has(key)) return true;
  return uses.patterns.some(
    ({ namespaces, pattern }) => (namespaces.includes(namespace) || namespaces.includes(ANY)) && pattern.test(key),
  );
}

/** The code that may show texts of pages. */
export function codeOfPages(): string[] {
  return [...filesUnder('src/client'), ...filesUnder('src/ssr'), ...filesUnder('src/domain'), ...filesUnder('pages')]
    .filter((path) => CODE.test(path) && !/[.]test[.]tsx?$/.test(path))
    .map(textOf);
}
