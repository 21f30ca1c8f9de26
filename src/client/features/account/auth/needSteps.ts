/** Steps between the sign-up and the first login, as their addresses name them. */
export const needSteps = ['verify', 'done', 'approval'] as const;
export type NeedStep = (typeof needSteps)[number];
