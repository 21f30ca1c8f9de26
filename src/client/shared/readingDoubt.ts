/** Below this the reading is shown as uncertain. */
const SURE = 0.8;

/** Whether the reading of a line is unsure, or warned of: the one rule by which the first page and the editor flag it. */
export const isDoubtful = ({ confidence, warnings }: { confidence: number; warnings: readonly string[] }): boolean =>
  confidence < SURE || warnings.length > 0;
