import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { type LetterContent, letterHtml, letterText } from './letter';
import { addMail } from './mail.repository';

interface Person {
  email: string;
  name: string;
  language: Language;
}

/** Queues a letter in the transaction of what it tells of. */
export async function queueLetter(work: Work, person: Person, content: LetterContent): Promise<void> {
  await addMail(work.db, {
    id: uuid(),
    recipient: person.email,
    subject: content.title,
    text: letterText(content, person.language),
    html: letterHtml(content, person.language),
    due_at: work.now,
    created_at: work.now,
  });
}

const pageUrl = (work: Work, language: Language, path: string) =>
  `${work.app.env.APP_URL}${language === 'en' ? '/en' : ''}${path}`;

/** Mails the link that confirms an address. */
export async function mailVerification(work: Work, person: Person, secret: string): Promise<void> {
  const url = pageUrl(work, person.language, `/auth/signup/need/done?t=${secret}`);
  await queueLetter(
    work,
    person,
    person.language === 'ko'
      ? {
          title: '이메일 주소를 인증해 주세요',
          paragraphs: [
            `${person.name} 님, 가입해 주셔서 고맙습니다.`,
            '아래 버튼을 누르면 이메일 인증이 끝나고 바로 로그인할 수 있어요. 링크는 24시간 동안 유효해요.',
          ],
          action: { label: '이메일 인증하기', url },
          footer: '가입하신 적이 없다면 이 메일을 무시해 주세요.',
        }
      : {
          title: 'Please verify your email address',
          paragraphs: [
            `Hello ${person.name}, thank you for joining.`,
            'Use the button below to confirm your address; you can then sign in at once. The link is valid for 24 hours.',
          ],
          action: { label: 'Verify my email', url },
          footer: 'If you did not sign up, please ignore this mail.',
        },
  );
}

/** Mails the link that opens the form for a new password. */
export async function mailResetLink(work: Work, person: Person, secret: string): Promise<void> {
  const url = pageUrl(work, person.language, `/auth/find/${secret}`);
  await queueLetter(
    work,
    person,
    person.language === 'ko'
      ? {
          title: '비밀번호 재설정 링크를 보내 드려요',
          paragraphs: [
            `${person.name} 님, 비밀번호 재설정을 요청하셨어요.`,
            '아래 버튼을 눌러 새 비밀번호를 정해 주세요. 링크는 30분 동안 한 번만 쓸 수 있어요.',
          ],
          action: { label: '새 비밀번호 정하기', url },
          footer: '요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않아요.',
        }
      : {
          title: 'Reset your password',
          paragraphs: [
            `Hello ${person.name}, you asked to reset your password.`,
            'Use the button below to choose a new one. The link works once, for 30 minutes.',
          ],
          action: { label: 'Choose a new password', url },
          footer: 'If you did not ask for this, please ignore this mail. Your password stays as it is.',
        },
  );
}
