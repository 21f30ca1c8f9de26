import type { Category } from '../types';

/**
 * What goes together: forms a grade is made in, classes a product is made in. What is not listed is not questioned.
 * Sources: scopes of the ASTM specifications; ASME B16.5 and B16.47 (flanges), B16.34 (valves), B16.11 (forged fittings),
 * B16.3 and B16.4 (threaded iron), B16.20 (gaskets); API 602 (class 800).
 */
export const GRADE_PRODUCTS: readonly (readonly [grade: RegExp, categories: readonly Category[], types?: RegExp])[] = [
  // pipe and tube: also what is cut or bent of them
  [
    /^(?:A53(?!\d)|A106|A135|A139|A312|A333|A335|A358|A369|A376|A409|A671|A672|A691|A790|A928|API5L|SPP|SPH|SPL|SPA|SPW|SGP|STP)/,
    ['pipe'],
    /^(?:NIPPLE|SWAGE|BEND|ELBOW|TEE|REDUCER|CAP|STUB END|RETURN|COUPLING)/,
  ],
  // forgings
  [/^(?:A105|A181|A350|A694|A707)/, ['flange', 'valve', 'fitting', 'gasket']],
  [/^A182/, ['flange', 'valve', 'fitting', 'gasket', 'bolt']],
  // wrought butt-weld fittings
  [/^(?:A234|A403|A420|A815|A860|WP[BCL])/, ['fitting'], /^STRAINER$/],
  // castings
  [/^(?:A216|A217|A351|A352|WC[ABC]|LC[BC]|CF[38])/, ['valve', 'flange', 'fitting']],
  // bolting
  [/^(?:A193|A194|A320|A307|A563|B7|L7|2H)/, ['bolt']],
];
/** Butt-weld fittings; those of forged steel carry a class. */
export const FORGED_ONLY = /^(?:A105|A181)/;
export const BUTT_WELD_TYPES = /^(?:ELBOW 90 LR|ELBOW 90 SR|REDUCER(?: CON| ECC)?|RETURN 180|STUB END)$/;

const FLANGE_CLASSES: readonly number[] = [75, 125, 150, 250, 300, 400, 600, 900, 1500, 2500];
export const CLASSES_OF: Readonly<Partial<Record<Category, ReadonlySet<number>>>> = {
  flange: new Set(FLANGE_CLASSES),
  gasket: new Set(FLANGE_CLASSES),
  valve: new Set([...FLANGE_CLASSES, 800, 2000, 3000, 4500, 6000]),
  fitting: new Set([125, 150, 250, 300, 400, 600, 900, 1500, 2000, 2500, 3000, 6000, 9000]),
};
/** Metric ratings of flanges and gaskets: PN of EN 1092-1, ISO 7005-1 and DIN 2401, K of JIS B 2220 and KS B 1503. */
export const METRIC_RATINGS: ReadonlySet<string> = new Set([
  ...[1, 2.5, 6, 10, 16, 20, 25, 40, 50, 63, 64, 100, 110, 150, 160, 250, 260, 320, 400, 420].map((bar) => `PN${bar}`),
  ...[2, 5, 10, 16, 20, 30, 40, 63].map((pressure) => `${pressure}K`),
]);
/** Largest inch size of forged (socket-weld, threaded) fittings, ASME B16.11. */
export const LARGEST_FORGED = 4;
/** Largest sizes of ASME B16.5 flanges. */
export const LARGEST_FLANGE: Readonly<Record<string, number>> = { '2500': 12, '1500': 24 };
/** Types that have a second size, or none at all. */
export const NEEDS_TWO_SIZES = /^(?:REDUCER(?: CON| ECC)?|SWAGE(?: CON| ECC)?|TEE REDUCING|COUPLING REDUCING|BUSHING)$/;
export const ONE_SIZE = /^(?:CAP|ELBOW 90(?: LR| SR)?|ELBOW 45|RETURN 180|UNION|STUB END|COUPLING|COUPLING FULL)$/;
