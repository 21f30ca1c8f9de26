/** A cell as a formula sees it: a number, a text, or nothing. */
export type FormulaValue = number | string | null;
/** Gives the value of a cell, of the same sheet where `sheet` is null. */
export type CellLookup = (sheet: string | null, row: number, column: number) => FormulaValue;

type Token = { kind: 'number' | 'text' | 'ref' | 'name' | 'sign'; text: string };

const LONGEST = 500;
/** A sum over more cells than that is not worth the time of everybody else. */
const MOST_CELLS = 20_000;
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?(?:E[+-]?\d+)?)|"((?:[^"]|"")*)"|((?:'(?:[^']|'')+'|[A-Za-z0-9_.가-힣]+)!)?(\$?[A-Z]{1,3}\$?\d{1,7})(?![A-Za-z(\d])|([A-Za-z][A-Za-z.]*)(?=\s*\()|([-+*/^&(),:;%]))/gy;

/** Raised where a formula asks for more than is computed here. */
class Beyond extends Error {}

/**
 * Computes what spreadsheets of quantities hold: references, sums, the four operations and rounding. Null where the
 * formula asks for more, or for a cell that has no figure.
 */
export function computeFormula(formula: string, lookup: CellLookup): FormulaValue {
  if (formula.length > LONGEST) return null;
  try {
    const tokens = tokensOf(formula.replace(/^=/, ''));
    const reader = new FormulaReader(tokens, lookup);
    const value = reader.whole();
    return typeof value === 'number' && !Number.isFinite(value) ? null : value;
  } catch (error) {
    if (error instanceof Beyond) return null;
    throw error;
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    if (!text.slice(TOKEN.lastIndex).trim()) break;
    const match = TOKEN.exec(text);
    if (!match) throw new Beyond();
    const [, number, quoted, sheet, ref, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll('""', '"') });
    else if (ref !== undefined) tokens.push({ kind: 'ref', text: `${sheet ?? ''}${ref}` });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name.toUpperCase() });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

type Functions = Readonly<Record<string, (values: readonly FormulaValue[]) => number>>;
const numbers = (values: readonly FormulaValue[]) => values.filter((value) => typeof value === 'number');
const scale = (digits: number | undefined) => 10 ** (digits ?? 0);
const rounding = (round: (value: number) => number) => (values: readonly FormulaValue[]) => {
  const [value = Number.NaN, digits] = numbers(values);
  // The figure as it is written decides: 1.1 × 10 is eleven, not a little more.
  return round(Number((value * scale(digits)).toPrecision(12))) / scale(digits);
};
const FUNCTIONS: Functions = {
  SUM: (values) => numbers(values).reduce((sum, value) => sum + value, 0),
  PRODUCT: (values) => numbers(values).reduce((product, value) => product * value, 1),
  MAX: (values) => Math.max(...numbers(values)),
  MIN: (values) => Math.min(...numbers(values)),
  AVERAGE: (values) => numbers(values).reduce((sum, value) => sum + value, 0) / numbers(values).length,
  ROUND: rounding(Math.round),
  ROUNDUP: rounding(Math.ceil),
  ROUNDDOWN: rounding(Math.floor),
  TRUNC: rounding(Math.trunc),
  INT: (values) => Math.floor(numbers(values)[0] ?? Number.NaN),
  ABS: (values) => Math.abs(numbers(values)[0] ?? Number.NaN),
  CEILING: (values) => stepped(numbers(values), Math.ceil),
  FLOOR: (values) => stepped(numbers(values), Math.floor),
};

function stepped([value = Number.NaN, step = 1]: readonly number[], round: (value: number) => number): number {
  return step === 0 ? 0 : round(Number((value / step).toPrecision(12))) * step;
}

class FormulaReader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly lookup: CellLookup,
  ) {}

  whole(): FormulaValue {
    const value = this.joined();
    if (this.at < this.tokens.length) throw new Beyond();
    return value;
  }

  private sign(text: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || token.text !== text) return false;
    this.at++;
    return true;
  }

  private joined(): FormulaValue {
    let value = this.sum();
    while (this.sign('&')) value = `${value ?? ''}${this.sum() ?? ''}`;
    return value;
  }

  private sum(): FormulaValue {
    let value = this.product();
    for (;;) {
      if (this.sign('+')) value = number(value) + number(this.product());
      else if (this.sign('-')) value = number(value) - number(this.product());
      else return tidy(value);
    }
  }

  private product(): FormulaValue {
    let value = this.power();
    for (;;) {
      if (this.sign('*')) value = number(value) * number(this.power());
      else if (this.sign('/')) value = number(value) / number(this.power());
      else return tidy(value);
    }
  }

  private power(): FormulaValue {
    const value = this.signed();
    return this.sign('^') ? number(value) ** number(this.signed()) : value;
  }

  private signed(): FormulaValue {
    if (this.sign('-')) return -number(this.signed());
    if (this.sign('+')) return this.signed();
    const value = this.single();
    return this.sign('%') ? number(value) / 100 : value;
  }

  private single(): FormulaValue {
    if (this.sign('(')) {
      const value = this.joined();
      if (!this.sign(')')) throw new Beyond();
      return value;
    }
    const token = this.tokens[this.at++];
    if (token?.kind === 'number') return Number(token.text);
    if (token?.kind === 'text') return token.text;
    if (token?.kind === 'ref') {
      const { sheet, row, column } = placeOf(token.text);
      return this.lookup(sheet, row, column);
    }
    if (token?.kind === 'name') return this.call(token.text);
    throw new Beyond();
  }

  private call(name: string): number {
    const run = FUNCTIONS[name];
    if (!run || !this.sign('(')) throw new Beyond();
    const values: FormulaValue[] = [];
    while (!this.sign(')')) {
      values.push(...this.argument());
      if (!this.sign(',') && !this.sign(';') && this.tokens[this.at]?.text !== ')') throw new Beyond();
    }
    const value = run(values);
    if (Number.isNaN(value)) throw new Beyond();
    return value;
  }

  /** A value, or all values of a range. */
  private argument(): FormulaValue[] {
    const [first, colon, last] = this.tokens.slice(this.at, this.at + 3);
    if (first?.kind !== 'ref' || colon?.text !== ':' || last?.kind !== 'ref') return [this.joined()];
    this.at += 3;
    const [from, to] = [placeOf(first.text), placeOf(last.text)];
    const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
    if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) throw new Beyond();
    return Array.from({ length: rows * columns }, (_, index) =>
      this.lookup(from.sheet, from.row + Math.floor(index / columns), from.column + (index % columns)),
    );
  }
}

function number(value: FormulaValue): number {
  if (value === null) return 0;
  if (typeof value === 'number') return value;
  const text = value.replaceAll(',', '').trim();
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new Beyond();
  return Number(text);
}

/** Without the last digits of binary fractions: 0.1 × 3 is 0.3. */
const tidy = (value: FormulaValue) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

function placeOf(ref: string): { sheet: string | null; row: number; column: number } {
  const at = ref.lastIndexOf('!');
  const sheet = at < 0 ? null : ref.slice(0, at).replace(/^'|'$/g, '').replaceAll("''", "'");
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(ref.slice(at + 1).replaceAll('$', '')) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { sheet, row: Number(digits) - 1, column };
}
