const KEY = 'stlbs-application';

export interface ApplicationDraft {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const emptyDraft: ApplicationDraft = { name: '', email: '', phone: '', message: '' };

/** What was typed in this tab before a reload; the file has to be chosen anew. */
export function keptApplication(): ApplicationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...emptyDraft, ...(kept as Partial<ApplicationDraft>) };
  } catch {
    return emptyDraft;
  }
}

/** Keeps the texts of an application in this tab over a reload, never its file. */
export function keepApplication({ name, email, phone, message }: ApplicationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, email, phone, message }));
  } catch {
    // A full or forbidden storage keeps nobody from applying.
  }
}

/** Forgets them once the application was sent. */
export function forgetApplication(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
