import { randomBytes } from 'node:crypto';
import { applyToJoin, enrol } from '../../modules/account/auth.seed';
import { membersOfMine, takeOut } from '../../modules/company/member.service';
import { application } from './enrolment';
import type { DemoPerson } from './people';
import { actorOf, type Stage, workAt, workOf } from './stage';

const person = (email: string, name: string, phone: string, title: string): DemoPerson => ({
  email,
  name,
  phone,
  department: '조달팀',
  title,
});

/** People whom a company of the demo has taken out again, and people who wait to be let in. */
const LEFT: Record<string, DemoPerson> = {
  garam: person('jh.oh@garam-enc.test', '오지호', '01000001203', '사원'),
  bareun: person('sj.moon@bareunpipe.test', '문수진', '01000001303', '사원'),
};
const WAITING: Record<string, DemoPerson> = {
  garam: person('yj.bae@garam-enc.test', '배유진', '01000001204', '사원'),
  bareun: person('th.kang@bareunpipe.test', '강태현', '01000001304', '사원'),
};

/** Addresses of people who are in the demo beside those of its companies. */
export const COLLEAGUES = [...Object.values(LEFT), ...Object.values(WAITING)].map(({ email }) => email);

/** Somebody joins and is taken out later; somebody else waits for approval since this morning. */
export function stageColleagues(stage: Stage): void {
  const { agenda, calendar } = stage;
  const entry = (key: string, someone: DemoPerson) =>
    application(actorOf(stage, key).company, someone, randomBytes(15).toString('base64url'));
  for (const [key, someone] of Object.entries(LEFT)) {
    agenda.add(calendar.at(-20, 9), async (now) => void (await enrol(workAt(stage, now), entry(key, someone))));
    agenda.add(calendar.at(-5, 17), async (now) => {
      const work = workOf(stage, actorOf(stage, key), now);
      const found = (await membersOfMine(work, { limit: 100 })).items.find(({ email }) => email === someone.email);
      if (found) await takeOut(work, found.id);
    });
  }
  for (const [key, someone] of Object.entries(WAITING)) {
    agenda.add(calendar.moment({ minutesAgo: 90 }, 9), (now) => applyToJoin(workAt(stage, now), entry(key, someone)));
  }
}
