import type { DocumentFile } from '../../parts/DocumentLink';

/** Papers to take away, by the document they belong to. */
export const documentFiles: Readonly<Record<string, readonly DocumentFile[]>> = {
  intro: ['company-profile', 'investor'],
  service: ['payment-terms'],
};
