import type { Highs, Model as HighsModel } from 'highs';
import type { Figures } from '../../../../domain/award/figures';
import { type Goal, type Model, modelOf } from '../../../../domain/award/model';

export interface Solved {
  /** Value of every column; null when none was found in the time. */
  values: Float64Array | null;
  /** Proven least value of the objective, in the request's currency; null when nothing is proven. */
  bound: number | null;
  optimal: boolean;
}

/** Values of a plan that the solver starts from, by column. */
export type Start = (model: Model) => Float64Array | null;

/** Solves one mixed-integer model within the time, starting from what is known already. Blocks its thread. */
export function solveModel(
  highs: Highs,
  figures: Figures,
  { goal, seconds, tighten = 0, start }: { goal: Goal; seconds: number; tighten?: number; start: Start },
): Solved & { model: Model } {
  const model = modelOf(figures, goal, tighten);
  const solved = highs.withModel(dataOf(highs, model), (native) => {
    native.options.set({
      output_flag: false,
      time_limit: Math.max(0.05, seconds),
      mip_rel_gap: 0,
      mip_abs_gap: 1e-9,
      mip_feasibility_tolerance: 1e-9,
    });
    const known = start(model);
    if (known) native.setSolution({ colValue: known });
    return read(highs, native);
  });
  return { ...solved, bound: solved.bound === null ? null : solved.bound * model.scale, model };
}

function read(highs: Highs, native: HighsModel): Solved {
  native.run();
  const status = native.getModelStatus();
  const found = native.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
  const bound = Number(native.info.get('mip_dual_bound'));
  return {
    values: found ? Float64Array.from(native.getSolution().colValue) : null,
    bound: Number.isFinite(bound) ? bound : null,
    optimal: status === highs.constants.modelStatus.optimal,
  };
}

/** The model as compressed rows. */
function dataOf(highs: Highs, model: Model) {
  const starts = new Int32Array(model.rows.length + 1);
  model.rows.forEach((row, index) => {
    starts[index + 1] = (starts[index] ?? 0) + row.indices.length;
  });
  const finite = (value: number) => (Number.isFinite(value) ? value : Math.sign(value) * highs.infinity);
  return {
    numCols: model.costs.length,
    numRows: model.rows.length,
    colCost: Float64Array.from(model.costs),
    colLower: Float64Array.from(model.lower),
    colUpper: Float64Array.from(model.upper),
    rowLower: Float64Array.from(model.rows, (row) => finite(row.low)),
    rowUpper: Float64Array.from(model.rows, (row) => finite(row.high)),
    matrix: {
      format: 'csr' as const,
      numRows: model.rows.length,
      numCols: model.costs.length,
      starts,
      indices: Int32Array.from(model.rows.flatMap((row) => row.indices)),
      values: Float64Array.from(model.rows.flatMap((row) => row.values)),
    },
    integrality: new Int32Array(model.costs.length).fill(highs.constants.variableType.integer),
  };
}
