const FACING = /^(?:RF|FF|RTJ|RJ|LM|LF|SM|SF|LT|LG|ST|SG|MF|TG)$/;

/** Splits the cell of ends and facing into both. */
export function endsFrom(text: string): { ends: string | null; facing: string | null } {
  const words = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    ends: words.filter((word) => !FACING.test(word)).join(' ') || null,
    facing: words.find((word) => FACING.test(word)) ?? null,
  };
}

const CLASSES = new Set([75, 125, 150, 250, 300, 400, 600, 800, 900, 1500, 2000, 2500, 3000, 6000, 9000]);

/** Reads the cell of schedule and class: `SCH40`, `40S x 80S`, `6.4t` (a wall in mm), `CL150`, `150#`, `10K`. */
export function scheduleFrom(text: string, category: string): { schedule: string[]; class: number | string | null } {
  const words = text
    .toUpperCase()
    .split(/\s*[X×*]\s*|[\s,]+/)
    .filter(Boolean);
  const schedule: string[] = [];
  let rating: number | string | null = null;
  for (const word of words) {
    const wall = /^(\d+(?:\.\d+)?)(?:T|MM)$/.exec(word);
    const figures = /^(?:CL|CLASS)?\.?(\d+)(?:#|LB)?$/.exec(word);
    const number = Number(figures?.[1]);
    const marked = figures !== null && !/^\d+$/.test(word);
    if (wall) schedule.push(`${wall[1]}mm`);
    else if (/^(?:\d+K|PN\d+)$/.test(word)) rating = word;
    else if (figures && (marked || (category !== 'pipe' && CLASSES.has(number)))) rating = number;
    else if (!/^(?:SCH|S|CL|CLASS)\.?$/.test(word)) schedule.push(word.replace(/^SCH?[.-]?(?=\d)|^S-/, ''));
  }
  return { schedule, class: rating };
}
