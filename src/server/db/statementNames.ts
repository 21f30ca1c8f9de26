import { sql } from 'drizzle-orm';

/** Each connection keeps what it was named, so a process names so many texts and no more. */
const MOST_NAMES = 300;
/** A text that is sent once, or with another number of values each time, is not worth a name. */
const SENT_TIMES = 3;
const MOST_COUNTED = 2000;

/**
 * Stands in a statement whose best plan depends on its values: a search by what people choose, where one value holds for
 * half of all rows and another for ten. PostgreSQL keeps one plan for a named statement; this one is planned each time.
 */
export const byValue = sql.raw('/* by value */');
const PLANNED_EACH_TIME = /\/\* by value \*\/|\bilike\b/;

/** What pg's `query` takes besides a text. */
interface Config {
  text?: unknown;
  name?: string;
  values?: unknown;
  submit?: unknown;
}

/** Gives names to the statements of one process. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private sent = new Map<string, number>();

  constructor(private on: boolean) {}

  /** Turns names on or off. A text keeps its name: connections know it by that. */
  use(on: boolean): void {
    this.on = on;
  }

  /** The name of a text, from the third time that it is sent; undefined where it has none. */
  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MOST_NAMES) return name;
    const times = (this.sent.get(text) ?? 0) + 1;
    if (times < SENT_TIMES) {
      if (this.sent.size >= MOST_COUNTED) this.sent = new Map();
      this.sent.set(text, times);
      return undefined;
    }
    this.sent.delete(text);
    if (PLANNED_EACH_TIME.test(text)) return undefined;
    const made = `q${this.names.size + 1}`;
    this.names.set(text, made);
    return made;
  }

  /** The arguments of pg's `query` with a name, by which a connection has a text parsed once. */
  named(given: unknown[]): unknown[] {
    const [config, ...rest] = given as [Config | string, ...unknown[]];
    if (typeof config !== 'object' || config === null || typeof config.submit === 'function') return given;
    if (!this.on) return config.name === undefined ? given : [{ ...config, name: undefined }, ...rest];
    const values = config.values ?? rest[0];
    // Without values a text is sent as it is, and may hold several statements.
    if (config.name !== undefined || typeof config.text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return given;
    }
    const name = this.nameOf(config.text);
    return name === undefined ? given : [{ ...config, name }, ...rest];
  }
}

const names = new StatementNames(true);

/** Whether statements of this process have names. Old poolers, which do not know named statements, need them off. */
export function nameStatements(on: boolean): void {
  names.use(on);
}

/** The arguments of pg's `query` as this process sends them. */
export const withName = (given: unknown[]): unknown[] => names.named(given);
