import { rfqDraftInput, type RfqLineInput } from '../../../contract/entities/rfq';
import { lineOf } from '../../../domain/material/requestLine';
import { underHeadings } from '../../../domain/material/tables/lineHeadings';
import { parseLines } from '../../../domain/material/parseLine';
import { LISTS } from './lists';
import type { RequestPlan } from './plan';
import type { Random } from './random';
import type { Stage } from './stage';

const FEWEST_LINES = 6;

/** A request as its buyer would enter it: a pasted list read by the same reader, and the terms. */
export function draftOf(stage: Stage, plan: RequestPlan) {
  const { calendar, random } = stage;
  return rfqDraftInput.omit({ version: true }).parse({
    title: plan.title,
    project_name: plan.project,
    deadline_date: calendar.day(plan.deadline),
    required_date: calendar.day(plan.deadline + random.whole(15, 30)),
    delivery_place: random.pick(PLACES),
    ...plan.terms,
    lines: readLines(textsOf(random, plan)),
  });
}

const PLACES = [
  '울산광역시 울주군 온산읍 현장',
  '경기도 화성시 자재창고',
  '인천광역시 서구 현장 하차',
  '부산신항 인근 자재창고',
];

function textsOf(random: Random, plan: RequestPlan): string[] {
  const most = plan.lists.length === 1 ? 1 : 0.72;
  return plan.lists.flatMap((name) => {
    const [heading, ...items] = LISTS[name];
    const kept = new Set(random.shuffled(items).slice(0, Math.max(FEWEST_LINES, Math.ceil(items.length * most))));
    return [heading, ...items.filter((item) => kept.has(item))].map((text) => withQuantity(random, text));
  });
}

function withQuantity(random: Random, text: string): string {
  return text.replace(/\{(\d+)-(\d+)\}/, (_all, low: string, high: string) => {
    const quantity = random.whole(Number(low), Number(high));
    return String(quantity > 12 ? quantity - (quantity % 2) : quantity);
  });
}

/** Lines as the editor sends them after reading a text; what the reader left open is filled in as a person would. */
function readLines(texts: string[]): RfqLineInput[] {
  return underHeadings(parseLines(texts).map((parsed) => lineOf(parsed, {}))).map((line) => {
    return {
      raw_text: line.text,
      heading: line.heading,
      tag: line.tag,
      spec: line.spec,
      qty: line.excluded ? line.qty : (line.qty ?? '1'),
      uom: line.excluded ? line.uom : (line.uom ?? 'EA'),
      remark: line.remark,
      excluded: line.excluded,
      confidence: line.overall,
      warnings: line.warnings,
    };
  });
}
