/** Papers to take away, by the document they belong to. Made by `npm run make:documents`; their addresses never change. */
export const documentFiles: Readonly<Record<string, readonly ('company-profile' | 'investor' | 'payment-terms')[]>> = {
  intro: ['company-profile', 'investor'],
  service: ['payment-terms'],
};
