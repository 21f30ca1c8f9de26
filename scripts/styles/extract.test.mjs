import { expect, test } from 'vitest';
import { by } from '../../src/client/theme/by';
import { applied } from './edits.mjs';
import { extracted } from './extract.mjs';
import recorder, { css, keyframes, named } from './recorder.mjs';
import { templatesOf } from './templates.mjs';

const PATH = 'src/client/ui/Example.tsx';

/**
 * A source, and what the build makes of it. The templates run in their order with the recorder in the place of the package, as
 * `evaluate.mjs` runs them.
 */
function built(text, run) {
  globalThis.stlbsStyleRecords.clear();
  const source = `import styled, { css, keyframes } from 'styled-components';\n${text}`;
  let no = 0;
  run((tag) => named(`${PATH}#${no++}`, tag));
  const sources = new Map([[PATH, { text: source, templates: templatesOf(PATH, source) }]]);
  const { css: sheet, edits } = extracted(sources, globalThis.stlbsStyleRecords);
  const code = applied(source, edits[PATH] ?? []);
  return {
    sheet: sheet.replace(/\/\*.*?\*\/\n/g, ''),
    code: code.slice(code.indexOf('\n', code.indexOf("'styled-components'")) + 1),
  };
}

test('a part that no property changes becomes an element with a class', () => {
  const { sheet, code } = built('const Box = styled.div<Look>`color: ${red};`;', (at) => {
    return at(recorder.div)`color: ${'red'};`;
  });
  expect(sheet).toBe('.s0 {color: red;}');
  expect(code).toBe('const Box = /* @__PURE__ */ plainPart("div", "s0", undefined, []);');
});

test('attributes stay, and a part that is built on another has the classes of both', () => {
  const { code, sheet } = built(
    "const A = styled.i.attrs({ role: 'img' })`top: 0;`;\nconst B = styled(A)`left: 0;`;",
    (at) => {
      const A = at(recorder.i.attrs({}))`top: 0;`;
      return at(recorder(A))`left: 0;`;
    },
  );
  expect(sheet).toBe('.s0 {top: 0;}\n.s1 {left: 0;}');
  expect(code).toContain(`plainPart("i", "s0", { ...{ role: 'img' } }, [])`);
  expect(code).toContain('plainPart(A, "s1", undefined, [])');
});

test('a function of properties keeps a part as it is, with what is settled written out', () => {
  const { sheet, code } = built(
    'const A = styled.b``;\nconst B = styled.i`${A} & {top: ${four};} left: ${(p) => p.$x};`;',
    (at) => {
      const A = at(recorder.b)`bottom: 0;`;
      return at(recorder.i)`${A} & {top: ${4};} left: ${(p) => p.$x};`;
    },
  );
  expect(sheet).toBe('.s0 {bottom: 0;}');
  expect(code).toContain('const B = styled.i`.s0 & {top: 4;} left: ${(p) => p.$x};`;');
});

test('a dynamic part that builds on a static one draws the same element with its class', () => {
  const { code } = built('const A = styled.b`top: 0;`;\nconst B = styled(A)<Look>`left: ${(p) => p.$x};`;', (at) => {
    const A = at(recorder.b)`top: 0;`;
    return at(recorder(A))`left: ${(p) => p.$x};`;
  });
  expect(code).toContain('const B = styled("b").attrs({ className: "s0" })<Look>`left: ${(p) => p.$x};`;');
});

test.each([
  [
    'what selects by a dynamic part',
    'const B = styled.b`${A}:hover & {top: 0;}`;',
    (at, A) => at(recorder.b)`${A}:hover & {top: 0;}`,
  ],
  ['what is built on a dynamic part', 'const B = styled(A)`top: 0;`;', (at, A) => at(recorder(A))`top: 0;`],
  ['what the order of rules decides', 'const B = styled.b`& > * {top: 0;}`;', (at) => at(recorder.b)`& > * {top: 0;}`],
  [
    'what takes another element by attributes',
    "const B = styled.b.attrs({ as: 'i' })`top: 0;`;",
    (at) => at(recorder.b)`top: 0;`,
  ],
  [
    'a component of ours with styles of its own',
    'const B = styled(Own)`top: 0;`;',
    (at) => at(recorder(() => null))`top: 0;`,
  ],
])('stays dynamic, since the static sheet comes first: %s', (_, text, run) => {
  const { sheet, code } = built(`const A = styled.i\`left: \${(p) => p.$x};\`;\n${text}`, (at) => {
    run(at, at(recorder.i)`left: ${(p) => p.$x};`);
  });
  expect(sheet).toBe('');
  expect(code).toContain(text);
});

test('a property with few values chooses classes, each at its place among the rules', () => {
  const align = by('$align', { left: 'top: 1px;', right: 'top: 2px;' }, 'left');
  const { sheet, code } = built('const A = styled.b`top: 0; @media print { ${align} } left: 0; ${align}`;', (at) => {
    return at(recorder.b)`top: 0; @media print { ${align} } left: 0; ${align}`;
  });
  expect(sheet.replace(/ +/g, ' ').split('\n')).toEqual([
    '.s0 {top: 0; @media print { }}',
    '.s0-0 {@media print {top: 1px;}}',
    '.s0-1 {@media print {top: 2px;}}',
    '.s0 {@media print { } left: 0; }',
    '.s0-0 {top: 1px;}',
    '.s0-1 {top: 2px;}',
  ]);
  expect(code).toContain('plainPart("b", "s0", undefined, [["$align",{"left":"s0-0","right":"s0-1"},"left"]])');
});

test('a choice amid a declaration stops the build', () => {
  const run = (at) => at(recorder.b)`top: ${by('$x', { a: '1px' })};`;
  expect(() => built('const A = styled.b`top: ${x};`;', run)).toThrow("by('$x', …) stands amid a declaration");
});

test('rules and movements become text, and are known by it where a template uses them', () => {
  const text =
    'const turn = keyframes`to {top: 0;}`;\nconst rules = css`animation: ${turn};`;\nconst A = styled.b`${rules} left: ${f};`;';
  const { sheet, code } = built(text, (at) => {
    const turn = at(keyframes)`to {top: 0;}`;
    const rules = at(css)`animation: ${turn};`;
    return at(recorder.b)`${rules} left: ${() => '0'};`;
  });
  expect(sheet).toBe('@keyframes s0 {to {top: 0;}}');
  expect(code).toContain(
    'const turn = "s0";\nconst rules = "animation: s0;";\nconst A = styled.b`animation: s0; left: ${f};`;',
  );
});

test('a template within a function selects by the class of a static part, and by none of another file', () => {
  const inner = 'const B = styled.b`${() => css`${Part} {top: 0;}`}`;';
  const run = (at) => {
    const part = at(recorder.i)`left: 0;`;
    return [part, at(recorder.b)`${() => ''}`];
  };
  expect(built(`const Part = styled.i\`left: 0;\`;\n${inner}`, run).code).toContain('css`.s0 {top: 0;}`');
  expect(() => built(inner, (at) => at(recorder.b)`${() => ''}`)).toThrow('may not select by Part');
  expect(() => built(inner.replace('Part', 'WIDE'), (at) => at(recorder.b)`${() => ''}`)).not.toThrow();
});
