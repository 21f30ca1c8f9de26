import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { APPLICATION_KEPT_DAYS, REQUIRED_DOCUMENTS } from '../../../../contract/constants';
import type { jobApplication } from '../../../../contract/entities/application';
import type { ContentEntry } from '../../../../contract/entities/content';
import { phoneText } from '../../../../domain/company/phone';
import { seoulDay } from '../../../../domain/time/deadline';
import { sentenceDay } from '../../../../domain/time/sentenceDay';
import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { entryOf } from '../content.service';
import { applicationFileType } from '../../file/file.service';
import { queueEmail } from '../../email/emailQueue.service';
import {
  addApplication,
  deleteApplication,
  type ApplicationRow,
  deleteApplicationsBefore,
  findApplication,
  listApplications,
} from './application.repository';
import { DAY_MS } from '../../../../domain/time/spans';
import { isUuid } from '../../../isUuid';

/** Takes an application from anybody; the openings' address is notified, and the applicant gets a receipt. */
export async function apply(work: Work, input: z.output<typeof jobApplication>): Promise<{ kept_until: string }> {
  const job = await openJob(work, input.job);
  const bytes = Buffer.from(input.file.content.replace(/^data:[^,]*,/, ''), 'base64');
  const row = {
    id: uuid(),
    job: job.slug,
    language: work.language,
    name: input.name,
    email: input.email,
    phone: input.phone,
    message: input.message,
    privacy_version: REQUIRED_DOCUMENTS.privacy,
    file_name: input.file.name,
    file_type: await applicationFileType(bytes),
    file_size: bytes.length,
    created_at: work.now,
  };
  const kept_until = seoulDay(new Date(work.now.getTime() + APPLICATION_KEPT_DAYS * DAY_MS));
  await work.app.files.put(row.id, bytes);
  await addApplication(work.db, row);
  await notify(work, row, job, kept_until);
  return { kept_until };
}

async function openJob(work: Work, slug: string): Promise<ContentEntry> {
  const job = await entryOf(work.app.env.OPERATOR, 'job', slug, work.language);
  const closes = job.job?.closes_on ?? null;
  return closes !== null && closes < seoulDay(work.now) ? fail('JOB_CLOSED') : job;
}

async function notify(
  work: Work,
  row: Omit<ApplicationRow, 'is_test'>,
  job: ContentEntry,
  until: string,
): Promise<void> {
  const recipient = work.app.env.OPERATOR.careersEmail;
  const path = `/document/career/job/recruit?id=${job.slug}`;
  await queueEmail(work, { email: recipient, name: row.name, language: 'ko' }, 'applicationReceived', path, {
    job: job.title,
    file: row.file_name,
    until: sentenceDay(until, 'ko'),
    person: row.name,
    email: row.email,
    phone: phoneText(row.phone, 'ko'),
    message: row.message || '-',
    id: row.id,
  });
  const { email, language } = row;
  // Anybody can name anybody's address here, so the receipt carries no word that the sender chose.
  await queueEmail(work, { name: '', email, language }, 'applicationReceipt', path, {
    job: job.title,
    until: sentenceDay(until, language),
    contact: recipient,
  });
}

/** Deletes applications and their files when their time is over, as the privacy policy promises. */
export async function forgetOldApplications(work: Work): Promise<void> {
  const ids = await deleteApplicationsBefore(work.db, new Date(work.now.getTime() - APPLICATION_KEPT_DAYS * DAY_MS));
  removeFiles(work, ids);
}

function removeFiles(work: Work, ids: readonly string[]): void {
  work.afterCommit(() => {
    for (const id of ids) void work.app.files.remove(id).catch(() => undefined);
  });
}

/** Deletes one application with its file, as an applicant may ask at any time; undefined when there is none. */
export async function forgetApplication(work: Work, id: string): Promise<ApplicationRow | undefined> {
  const row = isUuid(id) ? await deleteApplication(work.db, id) : undefined;
  if (row) removeFiles(work, [row.id]);
  return row;
}

/** What is kept, for the operator. */
export function applications(work: Work): Promise<ApplicationRow[]> {
  return listApplications(work.db);
}

/** One of them; undefined also where the id is none. */
export function applicationOf(work: Work, id: string): Promise<ApplicationRow | undefined> {
  return isUuid(id) ? findApplication(work.db, id) : Promise.resolve(undefined);
}
