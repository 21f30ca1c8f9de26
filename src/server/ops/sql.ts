import { createInterface } from 'node:readline';
import type { OperatorSql } from '../db/operatorSql';

/** Where statements come from and answers go. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether a person types them. */
  prompts: boolean;
}

/** One statement; resolves to whether it succeeded. What it answered is printed as rows with tabs in between. */
export async function runStatement(sql: OperatorSql, text: string, output: NodeJS.WritableStream): Promise<boolean> {
  try {
    const { names, rows, command, count } = await sql.run(text);
    if (names.length > 0) {
      output.write([names, ...rows].map((row) => `${row.map(cell).join('\t')}\n`).join(''));
      output.write(`(${rows.length} rows)\n`);
    } else output.write(`${command}${count === null ? '' : ` ${count}`}\n`);
    return true;
  } catch (error) {
    output.write(`ERROR: ${(error as Error).message}\n`);
    return false;
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' };
const cell = (value: string | null) =>
  value === null ? 'NULL' : value.replace(/[\t\n\r\\]/g, (sign) => ESCAPED[sign] ?? '');

/**
 * Statements line by line, each up to a semicolon at the end of a line. A person goes on after an error, and what was not ended
 * when the prompt is left is not run; what comes from a file or a pipe ends at the first error, and its last statement needs no
 * semicolon. Resolves to whether the last one that ran succeeded.
 */
export async function runPrompt(sql: OperatorSql, { input, output, prompts }: Terminal): Promise<boolean> {
  const lines = createInterface({ input, ...(prompts ? { output, prompt: 'stlbs> ' } : {}) });
  let text = '';
  let succeeded = true;
  // Input may end while a statement runs; Node 24 refuses to prompt after that.
  let ended = false;
  lines.once('close', () => {
    ended = true;
  });
  if (prompts) lines.prompt();
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.trim() === '') text = '';
    else if (/;\s*$/.test(line)) {
      succeeded = await runStatement(sql, text.replace(/;\s*$/, ''), output);
      text = '';
      if (!succeeded && !prompts) break;
    }
    if (prompts && !ended) {
      lines.setPrompt(text === '' ? 'stlbs> ' : '   ... ');
      lines.prompt();
    }
  }
  if (text.trim() !== '' && succeeded && !prompts) succeeded = await runStatement(sql, text, output);
  lines.close();
  return succeeded;
}
