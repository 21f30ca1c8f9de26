import { useTranslation } from 'next-i18next/pages';
import type { TimelineEvent } from '../../contract/entities/project';
import { Timeline } from '../ui/Timeline';
import { instantText } from '../../domain/time/instants';
import { timelineLook } from './timelineLook';
import { useReader } from './useReader';
import type { Texts, Values } from '../textKeys';

/** What happened to a project or order, newest first: what and of which order or award, who, when, and the words left with it. */
export function TimelineList({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation('trade');
  const language = useReader();
  const items = [...events]
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .map((event) => ({
      key: event.id,
      title: [
        t(`timeline.${event.kind as keyof Texts['trade']['timeline']}`, event.params as Values),
        event.seller_name !== event.company_name && event.seller_name,
        event.order_number,
      ]
        .filter(Boolean)
        .join(' · '),
      time: instantText(event.at, language),
      dateTime: event.at,
      who: [event.company_name ?? t(`actor.${event.actor_side}`), event.actor_name].filter(Boolean).join(' · '),
      note: event.note,
      ...timelineLook(event.kind),
    }));
  return <Timeline items={items} />;
}
