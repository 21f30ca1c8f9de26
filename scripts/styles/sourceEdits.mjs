import { RECORD } from './recorder.mjs';

const PLAIN_PART = "import { plainPart } from '~/theme/plainPart';\n";

/** What the loader replaces in each source: `{ path: [{ start, end, text }] }`. */
export function sourceEdits(sources, records, parts, valueOf) {
  const edits = {};
  for (const [path, { text, templates }] of sources) {
    const own = [];
    let plain = false;
    const slice = ([start, end]) => text.slice(start, end);
    templates.forEach((template, no) => {
      const record = records.get(`${path}#${no}`);
      if (!record || record.repeated) {
        own.push(...laterEdits(template));
        return;
      }
      const [start, end] = template.whole;
      const put = (given) => own.push({ start, end, text: given });
      const part = parts.get(record);
      if (part === undefined || (record.kind === 'rules' && part.text === undefined)) {
        own.push(...dynamicEdits(template, record));
      } else if (record.kind === 'part') {
        plain = true;
        put(plainPart(template, record));
      } else if (record.kind === 'rules') put(JSON.stringify(part.text));
      else if (record.kind === 'keyframes') put(JSON.stringify(part.name));
      else put('(() => null)');
    });
    if (plain) own.push({ start: 0, end: 0, text: PLAIN_PART.replace('~', upTo(path)) });
    if (own.length > 0) edits[path] = withoutOverlap(own);

    function plainPart({ target, attrs }, record) {
      const { name, choices } = parts.get(record);
      const element = typeof record.target === 'string' ? JSON.stringify(record.target) : slice(target);
      const given = attrs.length > 0 ? `{ ${attrs.map((one) => `...${slice(one)}`).join(', ')} }` : 'undefined';
      const values = [element, JSON.stringify(name), given, JSON.stringify(choices)];
      return `/* @__PURE__ */ plainPart(${values.join(', ')})`;
    }

    /**
     * A template that runs while a part is drawn: static parts of this source, by whose names it selects, become their
     * classes. A name in capitals is a constant.
     */
    function laterEdits({ values, valueNames }) {
      return valueNames.flatMap((name, at) => {
        if (name === undefined || !/^[A-Z].*[a-z]/.test(name)) return [];
        const no = templates.findIndex((one) => one.name === name);
        if (no < 0)
          throw new Error(
            `${path}: a template inside of a function may not select by ${name}, which is of another file.`,
          );
        const record = records.get(`${path}#${no}`);
        const [start, end] = values[at];
        return parts.has(record) ? [{ start, end, text: valueOf({ [RECORD]: record }) }] : [];
      });
    }

    /** What is settled stands in the template as text, and a static base is an element with its classes. */
    function dynamicEdits({ values, target, tag }, record) {
      const folded = [];
      record.values.forEach((value, at) => {
        const settled = valueOf(value);
        if (settled !== undefined) {
          const [from, to] = values[at];
          folded.push({ start: from, end: to, text: settled.replace(/[\\`]|\$\{/g, '\\$&') });
        }
      });
      const base = record.target?.[RECORD];
      if (base && parts.has(base)) {
        const names = JSON.stringify(classNames(base));
        const [, to] = target;
        folded.push({
          start: tag[0],
          end: to + 1,
          text: `styled(${JSON.stringify(root(base))}).attrs({ className: ${names} })`,
        });
      }
      return folded;
    }
  }
  return edits;

  function classNames(record) {
    const base = record.target?.[RECORD];
    const { name } = parts.get(record);
    return base ? `${classNames(base)} ${name}` : name;
  }
}

const root = (record) => (record.target?.[RECORD] ? root(record.target[RECORD]) : record.target);
/** From a source of the client to `src/client`. */
const upTo = (path) => '../'.repeat(path.split('/').length - 3).replace(/\/$/, '') || '.';

/** A template within the value of another one is part of that one's edit, or is left as it is. */
function withoutOverlap(edits) {
  return edits.filter(
    (one) =>
      !edits.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}
