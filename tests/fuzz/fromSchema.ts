import fc from 'fast-check';
import * as z from 'zod';

type Json = z.core.JSONSchema.JSONSchema;
type Branch = Json | boolean;

/** Values that a schema takes, nearly always: what a pattern or a format leaves open may still be refused. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fromJson(document, document);
}

function fromJson(schema: Branch, root: Json): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 });
  if (schema.$ref) return fromJson(referred(schema.$ref, root), root);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => fromJson(branch as Branch, root)));
  if (schema.allOf?.[0]) return fromJson(schema.allOf[0], root);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objects(schema, root);
    case 'array':
      return fc.array(fromJson((schema.items ?? true) as Branch, root), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
      return fc.integer({ min: lower(schema), max: upper(schema) });
    case 'number':
      return fc.double({ min: lower(schema), max: upper(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const lower = ({ minimum }: Json) => Math.max(minimum ?? -1000, -1_000_000);
const upper = ({ maximum }: Json) => Math.min(maximum ?? 1000, 1_000_000);

function referred(pointer: string, root: Json): Branch {
  if (pointer === '#') return root;
  const name = pointer.replace(/^#\/\$defs\//, '');
  return root.$defs?.[name] ?? true;
}

function objects({ properties = {}, required = [] }: Json, root: Json): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fromJson(one, root)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true });
}

/** Words of the trade beside anything Unicode has, so that searches and readers get past their first line. */
const WORDS = [
  'PIPE SMLS 4" SCH40 A106-B',
  '플랜지 WN 10K 100A',
  '한빛플랜트',
  'KR',
  '100%',
  'ｅｌｂｏｗ　９０',
  '010-1234-5678',
  'a',
];

function texts({ pattern, format, maxLength = 60, minLength = 0 }: Json): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: [4, 7] });
  if (format === 'email')
    return fc.oneof(
      fc.emailAddress(),
      fc.nat().map((one) => `p${one}@stlbs.test`),
    );
  if (format === 'date') {
    return fc
      .integer({ min: -400, max: 4000 })
      .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  }
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString());
  if (pattern) return matching(pattern);
  const any = fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
  const fitting = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  return fitting.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, any) : any;
}

/** Patterns that cannot be turned round, those that look ahead for one, get any text. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  } catch {
    return fc.string();
  }
}
