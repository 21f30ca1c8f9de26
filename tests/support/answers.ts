/** The codes of several answers in ascending order, for calls that race: which one wins is nobody's business. */
export function sortedCodes(answers: ReadonlyArray<{ mcode: number }>): number[] {
  return answers.map((answer) => answer.mcode).sort((a, b) => a - b);
}
