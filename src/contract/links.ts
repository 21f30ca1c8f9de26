/** Where the app runs. */
export type AppEnv = 'prod' | 'dev' | 'staging' | 'localhost';

/** Places of the operator outside the product, in the order in which they are shown. */
export const EXTERNAL_LINKS = ['blog', 'linkedin', 'youtube', 'instagram', 'chat'] as const;
export type ExternalLink = (typeof EXTERNAL_LINKS)[number];
export type ExternalLinks = Partial<Record<ExternalLink, string>>;

/** The demo's addresses, under a domain that can belong to nobody. */
const demo: ExternalLinks = {
  linkedin: 'https://linkedin.stlbs.test',
  youtube: 'https://youtube.stlbs.test',
  instagram: 'https://instagram.stlbs.test',
  chat: 'https://chat.stlbs.test',
};

/** The blog is a page of the product until the operator names another; in production nothing else is made up. */
export function externalLinksOf(appEnv: AppEnv, settings: ExternalLinks): ExternalLinks {
  const named = Object.fromEntries(Object.entries(settings).filter(([, address]) => address !== undefined));
  return { blog: '/blog', ...(appEnv === 'prod' ? {} : demo), ...named };
}
