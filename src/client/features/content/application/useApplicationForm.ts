import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { jobApplication, type JobApplication } from '../../../../contract/entities/application';
import { ApiError } from '../../../api/ApiError';
import { type FileContent, readFile } from '../../../shared/readFile';
import { applyForJob } from '../../../../contract/routes/content';
import { useApiMutation } from '../../../queries/mutation';
import { useFields, wrongBy } from '../../../ui/useFields';

interface Values extends ApplicationDraft {
  privacy_agreed: boolean;
}

const FIELDS = ['name', 'email', 'phone', 'message', 'privacy_agreed'] as const;

const fields = jobApplication.omit({ job: true, file: true });

/** State of the application: what was typed survives a reload, what was refused stays as it was typed. */
export function useApplicationForm(job: string, onSent: (keptUntil: string) => void) {
  const form = useFields<Values>({ ...emptyDraft, privacy_agreed: false }, (typed) => wrongBy(fields, typed));
  const [file, setFile] = useState<FileContent | null>(null);
  const [missing, setMissing] = useState(false);
  // Another content is another application; the same one pressed again is not.
  const [key, setKey] = useState(() => uuid());
  const send = useApply(key);

  const { values } = form;
  const set = (change: Partial<Values>) => {
    form.set(change);
    keepApplication({ ...values, ...change });
    setKey(uuid());
  };
  const restore = useEffectEvent(() => form.set(keptApplication()));
  useEffect(() => restore(), []);

  const submit = form.submit(() => {
    if (!file) return;
    const body = { ...values, job, file: { name: file.name.slice(-200), content: file.content } };
    const parsed = jobApplication.safeParse(body);
    if (!parsed.success) return;
    send.mutate(parsed.data, {
      onSuccess: ({ kept_until }) => {
        forgetApplication();
        onSent(kept_until);
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        form.mark(FIELDS.filter((field) => error.issues.some((issue) => issue.path[0] === field)));
      },
    });
  });

  return {
    values,
    set,
    isWrong: form.isWrong,
    file,
    missing: missing && file === null,
    send,
    submit: (event: FormEvent<HTMLFormElement>) => {
      setMissing(file === null);
      submit(event);
    },
    choose: async ([chosen]: File[]) => {
      if (!chosen) return;
      setFile(await readFile(chosen));
      setKey(uuid());
      send.reset();
    },
    drop: () => setFile(null),
  };
}

const KEY = 'stlbs-application';

interface ApplicationDraft {
  name: string;
  email: string;
  phone: string;
  message: string;
}

const emptyDraft: ApplicationDraft = { name: '', email: '', phone: '', message: '' };

/** What was typed in this tab before a reload; the file has to be chosen again. */
function keptApplication(): Partial<ApplicationDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<ApplicationDraft>;
  } catch {
    return {};
  }
}

/** Keeps the texts of an application in this tab over a reload, never its file. */
function keepApplication({ name, email, phone, message }: ApplicationDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, email, phone, message }));
  } catch {
    // A full or forbidden storage keeps nobody from applying.
  }
}

/** Forgets them once the application was sent. */
function forgetApplication(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Sends an application; the key makes a second press after a lost answer the same application. */
const useApply = (idempotencyKey: string) =>
  useApiMutation({
    call: (send, body: JobApplication) => send(applyForJob, { body }, { idempotencyKey }),
    // The form shows what failed beside the fields.
    silent: true,
  });
