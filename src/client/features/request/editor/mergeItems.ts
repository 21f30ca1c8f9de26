import type { EditorLine } from './editorLine';

/**
 * Puts the edited items back between the lines that are not items: each of those stays behind the item it followed, or,
 * if that one was deleted, behind the nearest earlier one that is left.
 */
export function mergeItems(before: readonly EditorLine[], items: readonly EditorLine[]): readonly EditorLine[] {
  if (!before.some((line) => line.excluded)) return items;
  const kept = new Set(items.map((item) => item.key));
  const followers = new Map<string, EditorLine[]>();
  let anchor = '';
  for (const line of before) {
    if (!line.excluded) {
      if (kept.has(line.key)) anchor = line.key;
      continue;
    }
    followers.set(anchor, [...(followers.get(anchor) ?? []), line]);
  }
  return [...(followers.get('') ?? []), ...items.flatMap((item) => [item, ...(followers.get(item.key) ?? [])])];
}
