import { useTranslation } from 'next-i18next/pages';
import { Chip } from '../ui/Chip';
import { lookOf, type StatusKind, type StatusOf } from './statusLook';
import type { TextKey, Texts } from '../textKeys';

export type StatusChipProps<K extends StatusKind> = {
  kind: K;
  status: StatusOf<K>;
  /** Why it is closed: `closed_as` of a request or `close_reason` of a project. */
  closedAs?: string | null;
  size?: 'sm' | 'md';
};

/** A status with icon, colour and word; a closed one says why. */
export function StatusChip<K extends StatusKind>({ kind, status, closedAs, size }: StatusChipProps<K>) {
  const { t } = useTranslation('trade');
  const { tone, icon } = lookOf(kind, status);
  const word = t(`status.${kind}.${status}` as TextKey<'trade'>);
  const said = closedAs ? `${word} · ${t(`closedAs.${closedAs as keyof Texts['trade']['closedAs']}`)}` : word;
  return (
    // In a narrow column it may be cut.
    <Chip tone={tone} icon={icon} size={size} {...(closedAs && { title: said })}>
      {said}
    </Chip>
  );
}
