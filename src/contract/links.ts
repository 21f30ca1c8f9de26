/** Where the app runs. */
export type AppEnv = 'prod' | 'dev' | 'staging' | 'localhost';

/** Places of the operator outside the product, in the order in which they are shown. */
export const EXTERNAL_LINKS = ['blog', 'linkedin', 'youtube', 'instagram', 'chat'] as const;
export type ExternalLink = (typeof EXTERNAL_LINKS)[number];
export type ExternalLinks = Partial<Record<ExternalLink, string>>;

/** On one's own machine pages stand in for the operator's places, as kept mails do for a mail server. */
export const STAND_IN = '/api/dev/place';

const standIns: ExternalLinks = Object.fromEntries(
  EXTERNAL_LINKS.filter((name) => name !== 'blog').map((name) => [name, `${STAND_IN}/${name}`]),
);

/** The blog is a page of the product until the operator names another. Other places are shown where they are named. */
export function externalLinksOf(appEnv: AppEnv, settings: ExternalLinks): ExternalLinks {
  const named = Object.fromEntries(Object.entries(settings).filter(([, address]) => address !== undefined));
  return { blog: '/blog', ...(appEnv === 'localhost' ? standIns : {}), ...named };
}
