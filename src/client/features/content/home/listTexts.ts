import type { ParsedLineDto } from '../../../../contract/entities/parse';

/**
 * Lines of a file as texts that read to the same fields again. Cells may take their meaning from the heading of their
 * column (`100` under 관경); where the words alone would say less, the item is written out as the trade does.
 */
export async function textsOf(lines: readonly ParsedLineDto[]): Promise<string[]> {
  // Loaded only when somebody drops a file.
  const [{ parseLine }, { describeSpec }] = await Promise.all([
    import('../../../../domain/material/parseLine'),
    import('../../../../domain/material/describe'),
  ]);
  return lines.map((line) => {
    if (line.excluded || JSON.stringify(parseLine(line.text).item) === JSON.stringify(line.item)) return line.text;
    return [describeSpec(line.spec, 'en'), line.qty, line.uom].filter(Boolean).join(' ');
  });
}
