import { v7 as uuid } from 'uuid';
import { BRAND } from '../../../../contract/constants';
import type { Push } from '../../../../contract/entities/person';
import type { NoticeTopic } from '../../../../contract/noticeTopics';
import { recordPath } from '../../../../domain/events/recordPath';
import { afterQuietHours } from '../../../../domain/notices/hours';
import type { Work } from '../../../http/context';
import { type EventKind, eventWords } from '../../email/eventMails.service';
import type { Reader } from '../reader.repository';
import { addTexts } from './textMessage.repository';
import { isTextOn, mobileOf } from './textSettings';

interface Event {
  kind: EventKind;
  topic: NoticeTopic;
  record_type: Push['record_type'];
  record_id: string;
  title: string;
}

type TextReader = Omit<Reader, 'ways'> & { params: Record<string, string> };

/**
 * Sends an urgent event to the phones of these people, as far as each agreed to text messages and proved the number. In the
 * night it waits for the morning.
 */
export async function textEvent(work: Work, readers: readonly TextReader[], event: Event): Promise<void> {
  const { app, db, now } = work;
  if (!isTextOn(app.env)) return;
  const due_at = afterQuietHours(now);
  const rows = readers.flatMap((reader) => {
    const [code = '', number = ''] = reader.phone.split(' ');
    const phone = mobileOf(code, number);
    if (!phone || !reader.sns_approval || reader.verified_phone !== reader.phone) return [];
    const { language } = reader;
    const { title, record } = eventWords(event, language, reader.params);
    const url = `${app.env.APP_URL}${language === 'en' ? '/en' : ''}${recordPath(event)}`;
    return [
      {
        id: uuid(),
        account_id: reader.id,
        company_id: reader.company_id,
        kind: event.topic,
        phone,
        body: [`[${BRAND[language]}] ${title}`, record, url].filter(Boolean).join('\n'),
        variables: { '#{알림}': title, '#{제목}': record, '#{주소}': url },
        status: 'waiting' as const,
        created_at: now,
        due_at,
      },
    ];
  });
  await addTexts(db, rows);
}
