import ts from 'typescript';

const KINDS = new Map([
  ['styled', 'part'],
  ['css', 'rules'],
  ['keyframes', 'keyframes'],
  ['createGlobalStyle', 'global'],
]);

/**
 * The templates of styled-components in a source, in their order. Of each: the places (`[start, end]`) of the whole, of its
 * tag without type arguments, of the expression that names its target, of the object given to `attrs`, and of each `${…}`.
 */
export function templatesOf(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
  const imported = importedNames(file);
  const found = [];
  const place = (node) => [node.getStart(file), node.getEnd()];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = tagOf(node.tag, imported);
      if (tag) {
        const spans = ts.isTemplateExpression(node.template) ? node.template.templateSpans : [];
        found.push({
          kind: tag.kind,
          name: ts.isVariableDeclaration(node.parent) ? node.parent.name.getText(file) : undefined,
          whole: place(node),
          tag: place(node.tag),
          target: tag.target && place(tag.target),
          attrs: tag.attrs.map(place),
          odd: tag.odd,
          // With the braces around it.
          values: spans.map(({ expression, literal }) => [expression.getFullStart() - 2, literal.getStart(file) + 1]),
          valueNames: spans.map(({ expression }) => (ts.isIdentifier(expression) ? expression.text : undefined)),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What the names of a source stand for that come from the package: `styled`, `css` and so on. */
function importedNames(file) {
  const names = new Map();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== 'styled-components') continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.set(name.text, 'styled');
    for (const one of namedBindings?.elements ?? []) names.set(one.name.text, (one.propertyName ?? one.name).text);
  }
  return names;
}

/** The parts of a tag: `styled.div`, `styled(Link)`, both with `.attrs(…)`; undefined for a tag of something else. */
function tagOf(tag, imported) {
  const attrs = [];
  let odd = false;
  let at = tag;
  for (;;) {
    if (ts.isExpressionWithTypeArguments(at)) at = at.expression;
    else if (ts.isIdentifier(at)) {
      const kind = KINDS.get(imported.get(at.text));
      return kind && kind !== 'part' ? { kind, attrs, odd } : undefined;
    } else if (ts.isCallExpression(at) && isNamed(at.expression, 'styled', imported)) {
      return { kind: 'part', target: at.arguments[0], attrs, odd };
    } else if (ts.isPropertyAccessExpression(at) && isNamed(at.expression, 'styled', imported)) {
      return { kind: 'part', target: at.name, attrs, odd };
    } else if (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
      const [given] = at.arguments;
      if (at.expression.name.text === 'attrs' && given && ts.isObjectLiteralExpression(given)) attrs.unshift(given);
      else odd = true;
      at = at.expression.expression;
    } else return undefined;
  }
}

const isNamed = (node, name, imported) => ts.isIdentifier(node) && imported.get(node.text) === name;
