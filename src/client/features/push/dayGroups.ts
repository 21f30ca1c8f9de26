export interface DayGroup<Item> {
  day: string;
  items: Item[];
}

/** Items in their order, put together by the day they came, as the reader's clock has it. */
export function dayGroups<Item extends { created_at: string }>(
  items: readonly Item[],
  dayOf: (instant: string) => string,
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const day = dayOf(item.created_at);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
