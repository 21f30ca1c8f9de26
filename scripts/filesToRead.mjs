import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot } from './processes.mjs';

/**
 * How many files somebody reads to understand a behaviour: the file of its use case on the server and of its screen, and every
 * file of the same noun, or of the domain, that these functions call. What many behaviours share is learned once and not
 * counted: controls, contract, http, texts, and any file that twelve others import. Usage: node scripts/filesToRead.mjs [--files]
 */
export const BEHAVIOURS = {
  'a person signs in': [
    ['src/server/modules/account/auth.service.ts', 'signIn'],
    ['src/client/features/account/auth/LoginScreen.tsx', 'LoginScreen'],
  ],
  'a list of materials is read': [
    ['src/server/modules/material/parse.service.ts', 'readRequestList'],
    ['src/client/features/request/intake/useIntake.ts', 'useIntake'],
  ],
  'a request is sent': [
    ['src/server/modules/request/request.service.ts', 'submitRfq'],
    ['src/client/features/request/editor/useSubmit.ts', 'useSubmit'],
  ],
  'a quotation is sent': [
    ['src/server/modules/quotation/quotation.service.ts', 'submitQuotation'],
    ['src/client/features/quotation/editor/useSubmitting.ts', 'useSubmitting'],
  ],
  'quotations are compared': [
    ['src/server/modules/award/comparison/comparison.service.ts', 'readComparison'],
    ['src/client/features/award/comparison/ComparisonScreen.tsx', 'ComparisonScreen'],
  ],
  'lines are awarded': [
    ['src/server/modules/award/award.service.ts', 'awardLines'],
    ['src/client/features/award/AwardScreen.tsx', 'AwardScreen'],
  ],
  'an order takes a step': [
    ['src/server/modules/order/step.service.ts', 'applyOrderAction'],
    ['src/client/features/order/OrderActions.tsx', 'useOrderActions'],
  ],
  'goods are shipped': [
    ['src/server/modules/order/delivery.service.ts', 'shipOrder'],
    ['src/client/features/order/ShipDialog.tsx', 'ShipDialog'],
  ],
  'stock moves to another warehouse': [
    ['src/server/modules/stock/movement.service.ts', 'move'],
    ['src/client/features/stock/actions/MovementDialog.tsx', 'MovementDialog'],
  ],
  'lots are bought': [
    ['src/server/modules/cart/purchase.service.ts', 'place'],
    ['src/client/features/cart/PurchaseScreen.tsx', 'PurchaseScreen'],
  ],
};

const OWN = /^src\/(server\/modules|client\/features)\/[^/]+\//;
const RULES = /^src\/domain\//;
/** So many files import what a reader knows already. */
const KNOWN = 12;

/** What is read for a behaviour: its use cases first, then the files that they call. */
export function filesToRead(behaviour) {
  const read = new Set(BEHAVIOURS[behaviour].map(([file]) => file));
  for (const [file, name] of BEHAVIOURS[behaviour]) {
    const own = OWN.exec(file)?.[0];
    for (const called of calledFrom(file, name))
      if ((RULES.test(called) || called.startsWith(own)) && usersOf(called) < KNOWN) read.add(called);
  }
  return [...read];
}

const users = new Map();

/** How many files of the product import a file. */
function usersOf(file) {
  if (users.size === 0) {
    for (const each of sourceFiles('src')) {
      const text = readFileSync(inRoot(each), 'utf8');
      const targets = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, specifier]) => fileOf(each, specifier));
      for (const target of new Set(targets)) users.set(target, (users.get(target) ?? 0) + 1);
    }
  }
  return users.get(file) ?? 0;
}

function sourceFiles(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
  return files.filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file));
}

/** Files whose exports a function uses, by itself or by other functions of its own file. */
function calledFrom(file, name) {
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const imported = new Map();
  const own = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const found = fileOf(file, statement.moduleSpecifier.text);
      const names = statement.importClause?.namedBindings;
      if (found && !statement.importClause.isTypeOnly && names && ts.isNamedImports(names))
        for (const each of names.elements) if (!each.isTypeOnly) imported.set(each.name.text, found);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) own.set(statement.name.text, statement);
    else if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations) own.set(each.name.getText(), each);
  }
  if (!own.has(name)) throw new Error(`${file} has no function ${name}.`);
  const seen = new Set();
  const files = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      if (imported.has(node.text)) files.add(imported.get(node.text));
      else if (own.has(node.text) && !seen.has(node.text)) {
        seen.add(node.text);
        visit(own.get(node.text));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(own.get(name));
  return files;
}

function fileOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((each) => /[.]\w+$/.test(each) && existsSync(inRoot(each)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const behaviour of Object.keys(BEHAVIOURS)) {
    const files = filesToRead(behaviour);
    process.stdout.write(`${String(files.length).padStart(3)}  ${behaviour}\n`);
    if (process.argv.includes('--files')) process.stdout.write(files.map((file) => `       ${file}\n`).join(''));
  }
}
