import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { by } from '../../theme/by';
import { media } from '../../theme/media';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { control, radius, space, type } from '../../theme/tokens';
import { IconButton } from '../../ui/IconButton';
import { NativeButton } from '../../ui/nativeControls';
import { lateDialog } from '../../ui/lateDialog';

const { Dialog: CommandPalette, fetchAhead } = lateDialog(() =>
  import('./CommandPalette').then((part) => part.CommandPalette),
);

/** Looks like the field that it opens. */
const Box = styled(NativeButton)`
  display: none;
  ${media.wide} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
    max-width: 320px;
    overflow: hidden;
    height: ${control.md};
    padding: 0 ${space(2)} 0 ${space(3)};
    border: 1px solid ${color('lineStrong')};
    border-radius: ${radius[8]};
    background: ${color('surface')};
    color: ${color('textMuted')};
    ${type(14)}
    text-align: left;
    cursor: text;
    &:hover {
      border-color: ${color('lineControl')};
    }
    & > svg {
      flex-shrink: 0;
      width: 16px;
      height: 16px;
    }
    & > span {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Key = styled.kbd`
  flex-shrink: 0;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[4]};
  font-family: inherit;
  ${type(12)}
`;

/** Takes the room between navigation and account: the field, where there is little room a button at its end. */
const Place = styled.div<{ $alone: boolean }>`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-width: 36px;
  ${media.wide} {
    ${by('$alone', { true: 'justify-content: flex-end;', false: 'justify-content: flex-start;' })}
  }
`;

const Small = styled.div<{ $alone: boolean }>`
  ${media.wide} {
    ${by('$alone', { true: 'display: block;', false: 'display: none;' })}
  }
`;

/** Pages that are a search themselves: a second box beside theirs would be mistaken for it. */
const SEARCHES = new Set([paths.stock.search(), paths.buyer.search()]);

const OPENED = '[role="dialog"], [role="alertdialog"]';

/** The one search of every page: opens the palette by a press or by Ctrl+K, which is loaded as either begins. */
export function PaletteButton() {
  const { t } = useTranslation('layout');
  const { asPath, pathname } = useRouter();
  const alone = SEARCHES.has(pathname);
  // Open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, code, isComposing } = event;
      // Its script is there by the second key.
      if (key === 'Control' || key === 'Meta') fetchAhead();
      if (code !== 'KeyK' || !(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return;
      event.preventDefault();
      // What is being filled in stays in front.
      if (!document.querySelector(OPENED)) setOpenAt(asPath);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [asPath]);
  const open = {
    'aria-haspopup': 'dialog',
    onPointerDown: fetchAhead,
    onClick: () => setOpenAt(asPath),
  } as const;
  return (
    <Place $alone={alone}>
      {!alone && (
        <Box
          type="button"
          data-stlbs-id="palette"
          aria-label={t('palette.open')}
          aria-keyshortcuts="Control+K"
          {...open}
        >
          <Search aria-hidden />
          <span>{t('palette.open')}</span>
          <Key aria-hidden>Ctrl K</Key>
        </Box>
      )}
      <Small $alone={alone}>
        <IconButton label={t('palette.open')} icon={<Search />} {...open} />
      </Small>
      {openAt === asPath && <CommandPalette onClose={() => setOpenAt(null)} />}
    </Place>
  );
}
