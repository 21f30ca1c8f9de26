import * as z from 'zod';
import { MATERIAL_CATEGORIES } from '../choices';
import { apiSchemas } from '../apiSchemas';

export const materialCategory = z.enum(MATERIAL_CATEGORIES);
export type MaterialCategory = z.infer<typeof materialCategory>;

/** Whose outside diameters the sizes mean: 65A is 76.3 mm in KS/JIS and 73.0 mm in ASME. */
export const sizeSystem = z.enum(['ks_jis', 'asme']);
export type SizeSystem = z.infer<typeof sizeSystem>;

const mm = z.string().regex(/^\d{1,6}(\.\d{1,3})?$/, 'mm');
const word = (max: number) => z.string().max(max);

/** What a line, an offer, a lot or a sale material is made of. Decimals are strings; what is not known is null or empty. */
export const specSchema = z
  .object({
    category: materialCategory,
    type: word(40).nullable(),
    standard: word(60).nullable(),
    grade: word(60).nullable(),
    size_system: sizeSystem.nullable(),
    /** Inch sizes in the order stated, `1-1/2` style. */
    nps: z.array(word(12)).max(6),
    /** The same sizes as DN (A) numbers. */
    dn: z.array(z.number().int().positive()).max(6),
    /** How the sizes were written, and are shown to everybody: 100A stays 100A. Absent where nobody wrote them, and in older records. */
    size_unit: z.enum(['dn', 'inch']).nullish(),
    /** Outside diameter of the first size. */
    od_mm: mm.nullable(),
    schedule: z.array(word(20)).max(4),
    wall_mm: mm.nullable(),
    /** Pressure class: `150`, `3000`, `10K`, `PN16`. */
    class: word(12).nullable(),
    facing: word(12).nullable(),
    ends: word(20).nullable(),
    /** Metres per piece. */
    length_m: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,4})?$/, 'length_m')
      .nullable(),
    coating: z.enum(['black', 'galvanised']).nullable(),
    /** Thread and length of a bolt, `M16x90` or `5/8"x95` (mm); bolts have no pipe size, U-bolts alone do. Older records lack it. */
    bolt_size: word(30).nullish(),
    /** Section of structural steel, `H-200x200x8x12`. Older records lack it. */
    section: word(40).nullish(),
    /** What prices an item beside its fields, as its line says it: filler, coating, PSL, service. Older records lack it. */
    details: z
      .array(z.object({ kind: word(20), text: word(80) }))
      .max(20)
      .nullish(),
    /** Two specs are the same material exactly when their keys are equal. */
    canonical_key: word(400),
  })
  .register(apiSchemas, { id: 'Spec' });
export type Spec = z.infer<typeof specSchema>;

/** A spec of which nothing is known yet. */
export const emptySpec: Spec = {
  category: 'other',
  type: null,
  standard: null,
  grade: null,
  size_system: null,
  nps: [],
  dn: [],
  od_mm: null,
  schedule: [],
  wall_mm: null,
  class: null,
  facing: null,
  ends: null,
  length_m: null,
  coating: null,
  bolt_size: null,
  canonical_key: '',
};
