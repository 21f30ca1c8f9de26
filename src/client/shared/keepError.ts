/**
 * For a promise whose failure the mutation itself keeps and shows. A promise is used where the screen may change before
 * the answer's own callbacks would run.
 */
export function keepError(): void {}
