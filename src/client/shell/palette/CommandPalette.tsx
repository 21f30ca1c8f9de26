import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Panel } from '../../ui/dialogStyles';
import { useMask } from '../../ui/Masked';
import { NextPaint } from '../../ui/NextPaint';
import { useOpenDialog } from '../../ui/openDialogs';
import { TextInput } from '../../ui/TextInput';
import { useDialogFocus } from '../../ui/useDialogFocus';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Head, List, None, Option, Place, Title } from './paletteStyles';
import type { PaletteEntry } from './foundEntries';
import { usePaletteEntries } from './usePaletteEntries';

/** No element of the browser is a field with a list of links in groups. */
const ROLES = {
  combobox: { role: 'combobox' },
  listbox: { role: 'listbox' },
  group: { role: 'group' },
  option: { role: 'option' },
} as const;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field for pages, records, actions and materials: arrows choose, Enter opens. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { groups, pending } = usePaletteEntries(typed);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  // Enter before the records are here: what comes first then is opened, not what stood first until then.
  const [wanted, setWanted] = useState(false);
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0];
  const focus = useDialogFocus();
  const mask = useMask();
  useOpenDialog(true);
  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    void router.push(entry.href);
  };
  const openWanted = useEffectEvent(open);
  useEffect(() => {
    if (wanted && !pending) openWanted(active);
  }, [wanted, pending, active]);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  const press = (event: KeyboardEvent) => {
    // Korean letters are still being put together: Enter and arrows belong to them.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step && active) {
      event.preventDefault();
      const next = entries[(entries.indexOf(active) + step + entries.length) % entries.length];
      if (!next) return;
      setChosen(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (pending && !chosen) setWanted(true);
      else open(active);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Place>
          <NextPaint onLeave={onClose}>
            <Panel $width={560} {...focus} {...mask} aria-describedby={undefined}>
              <VisuallyHidden>
                <Dialog.Title>{t('palette.title')}</Dialog.Title>
              </VisuallyHidden>
              <Head>
                <TextInput
                  type="search"
                  {...ROLES.combobox}
                  aria-expanded={entries.length > 0}
                  aria-controls={`${id}-list`}
                  aria-autocomplete="list"
                  aria-activedescendant={active && optionId(active)}
                  aria-label={t('palette.title')}
                  placeholder={t('palette.placeholder')}
                  icon={<Search />}
                  maxLength={100}
                  autoComplete="off"
                  value={typed}
                  onKeyDown={press}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setChosen(null);
                    setWanted(false);
                  }}
                />
              </Head>
              <List
                id={`${id}-list`}
                {...ROLES.listbox}
                aria-label={t('palette.results')}
                aria-busy={pending || undefined}
              >
                {groups.map(({ key, entries: some }) => (
                  <div key={key} {...ROLES.group} aria-labelledby={`${id}-${key}`}>
                    <Title id={`${id}-${key}`}>{t(`palette.group.${key}`)}</Title>
                    {some.map((entry) => (
                      <Option
                        key={entry.id}
                        id={optionId(entry)}
                        href={entry.href}
                        {...ROLES.option}
                        tabIndex={-1}
                        aria-selected={entry === active}
                        onPointerMove={() => setChosen(entry.id)}
                        onClick={onClose}
                      >
                        {entry.icon}
                        <span>{entry.label}</span>
                        {entry.facts && <span>{entry.facts}</span>}
                      </Option>
                    ))}
                  </div>
                ))}
              </List>
              {entries.length === 0 && <None>{t('palette.none')}</None>}
              <VisuallyHidden aria-live="polite">{t('palette.found', { count: entries.length })}</VisuallyHidden>
            </Panel>
          </NextPaint>
        </Place>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
