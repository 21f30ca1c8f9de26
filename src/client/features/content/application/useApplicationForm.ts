import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { jobApplication, type JobApplication } from '../../../../contract/entities/application';
import { ApiError } from '../../../api/ApiError';
import { type FileContent, readFile } from '../../../shared/readFile';
import { applyForJob } from '../../../../contract/routes/content';
import { useApiMutation } from '../../../queries/mutation';

interface Values extends ApplicationDraft {
  privacy_agreed: boolean;
}

const FIELDS = ['name', 'email', 'phone', 'message', 'privacy_agreed'] as const;

/** State of the application: what was typed survives a reload, what was refused stays as it was typed. */
export function useApplicationForm(job: string, onSent: (keptUntil: string) => void) {
  const form = useForm<Values>({ defaultValues: { ...emptyDraft, privacy_agreed: false } });
  const [file, setFile] = useState<FileContent | null>(null);
  const [missing, setMissing] = useState(false);
  // Another content is another application; the same one pressed again is not.
  const [key, setKey] = useState(() => uuid());
  const send = useApply(key);

  const { reset, subscribe } = form;
  useEffect(() => {
    reset({ ...keptApplication(), privacy_agreed: false });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keepApplication(values);
        setKey(uuid());
      },
    });
  }, [reset, subscribe]);

  const mark = (field: (typeof FIELDS)[number], focus: boolean) => {
    form.setError(field, { type: 'wrong' }, { shouldFocus: focus });
  };
  const submit = form.handleSubmit((values) => {
    setMissing(file === null);
    const body = { ...values, job, file: { name: (file?.name ?? '').slice(-200), content: file?.content ?? '' } };
    const parsed = jobApplication.safeParse(body);
    if (!parsed.success) {
      const wrong = FIELDS.filter((field) => parsed.error.issues.some((issue) => issue.path[0] === field));
      for (const [index, field] of wrong.entries()) mark(field, index === 0);
      return;
    }
    send.mutate(parsed.data, {
      onSuccess: ({ kept_until }) => {
        forgetApplication();
        onSent(kept_until);
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const field of FIELDS) if (error.issues.some((issue) => issue.path[0] === field)) mark(field, false);
      },
    });
  });

  return {
    form,
    file,
    missing: missing && file === null,
    send,
    submit,
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
function keptApplication(): ApplicationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...emptyDraft, ...(kept as Partial<ApplicationDraft>) };
  } catch {
    return emptyDraft;
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
    // The form tells what failed beside the fields.
    silent: true,
  });
