import {
  NOTICE_TOPICS,
  NOTICE_WAYS,
  type NoticePreset,
  type NoticeTopic,
  type NoticeWay,
  REQUIRED_TOPICS,
  URGENT_TOPICS,
} from '../../contract/noticeTopics';

/** What a person chose; a topic that is not named is as usual. */
export type ChosenWays = Partial<Record<NoticeTopic, readonly NoticeWay[]>>;

const USUAL: readonly NoticeWay[] = ['app', 'push', 'mail'];

const PRESETS: Readonly<Record<NoticePreset, { urgent: readonly NoticeWay[]; other: readonly NoticeWay[] }>> = {
  all: { urgent: USUAL, other: USUAL },
  urgent: { urgent: ['app', 'push', 'mail'], other: ['app', 'digest'] },
  daily: { urgent: ['app', 'digest'], other: ['app', 'digest'] },
};

/** Whether a topic may go to a phone. */
export const isUrgent = (topic: NoticeTopic): boolean => (URGENT_TOPICS as readonly NoticeTopic[]).includes(topic);

/** Whether the mail of a topic cannot be turned off. */
export const isRequired = (topic: NoticeTopic): boolean => (REQUIRED_TOPICS as readonly NoticeTopic[]).includes(topic);

/** Ways that a topic can have, in the usual order, each once: a mail goes at once or with the daily one, not both. */
export function allowedWays(topic: NoticeTopic, wanted: readonly NoticeWay[]): NoticeWay[] {
  const chosen = new Set<NoticeWay>(isRequired(topic) ? [...wanted, 'mail'] : wanted);
  if (chosen.has('mail')) chosen.delete('digest');
  if (!isUrgent(topic)) chosen.delete('text');
  return NOTICE_WAYS.filter((way) => chosen.has(way));
}

/** The ways of a topic that a person chose, or the usual ones. */
export function waysOf(chosen: ChosenWays, topic: NoticeTopic): NoticeWay[] {
  return allowedWays(topic, chosen[topic] ?? USUAL);
}

/** The choice that a preset makes for every topic; a text message stays where it was chosen. */
export function presetWays(preset: NoticePreset, chosen: ChosenWays = {}): Record<NoticeTopic, NoticeWay[]> {
  const { urgent, other } = PRESETS[preset];
  const ways = (topic: NoticeTopic) => {
    const text: NoticeWay[] = chosen[topic]?.includes('text') ? ['text'] : [];
    return allowedWays(topic, [...(isUrgent(topic) ? urgent : other), ...text]);
  };
  return Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, ways(topic)])) as Record<NoticeTopic, NoticeWay[]>;
}

/** The preset that a choice is; null for one of the person's own. */
export function presetOf(chosen: ChosenWays): NoticePreset | null {
  const same = (preset: NoticePreset) => {
    const ways = presetWays(preset, chosen);
    return NOTICE_TOPICS.every((topic) => ways[topic].join() === waysOf(chosen, topic).join());
  };
  return (Object.keys(PRESETS) as NoticePreset[]).find(same) ?? null;
}
