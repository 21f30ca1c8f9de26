import type { Marks } from './classify';
import type { NumberToken } from './numberToken';

/** The turn of an elbow or bend in degrees: marked (`90 DEG`), in the words (`90E`), or bare beside the item word. */
export function readAngle(s: string, tokens: readonly NumberToken[], marks: Marks): number | null {
  if (marks.has('mod:45')) return 45;
  if (marks.has('mod:90')) return 90;
  const marked = tokens.find((t) => t.role === 'angle');
  if (marked) return marked.value;
  const bends =
    marks.all('fitting').some((f) => f === 'ELBOW' || f === 'BEND' || f === 'RETURN') ||
    marks.has('mod:LR') ||
    marks.has('mod:SR');
  if (!bends) return null;
  for (const token of tokens) {
    if (token.role !== null || ![45, 90, 180].includes(token.value)) continue;
    const before = /(?:ELBOW|ELL|EL|ELB|BEND|ОТВОД|弯头|CODO|엘보우?|벤드|밴드|RETURN|LR|SR|롱|숏)[\s,.(-]*$/.test(
      s.slice(0, token.start),
    );
    const after = /^[\s,.)-]*(?:ELBOW|ELL|EL|BEND|엘보|벤드|밴드|LR|SR|L\/R|S\/R|LONG|SHORT|롱|숏|RETURN)/.test(
      s.slice(token.end),
    );
    if (before || after) {
      token.role = 'angle';
      return token.value;
    }
  }
  return null;
}
