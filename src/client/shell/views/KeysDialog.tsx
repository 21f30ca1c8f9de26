import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { Dialog } from '../../ui/Dialog';
import { LeaveButton } from '../../ui/LeaveButton';
import { Stack } from '../../ui/Stack';
import { ShortcutSwitch } from './ShortcutSwitch';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  ${type(14)}
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 24px;
  margin-right: ${space(1)};
  padding: 0 ${space(1.5)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[4]};
  font-family: inherit;
  text-align: center;
`;

const KEYS = [
  { keys: ['j', 'k'], what: 'rows' },
  { keys: ['Enter'], what: 'open' },
  { keys: ['x'], what: 'tick' },
  { keys: ['/'], what: 'search' },
  { keys: ['Ctrl', 'K'], what: 'palette' },
  { keys: ['?'], what: 'help' },
] as const;

/** What the keys of a list do, and turning single letters off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={400}
      title={t('listKeys.title')}
      footer={<LeaveButton />}
    >
      <Stack $gap={5}>
        <Keys>
          {KEYS.map(({ keys, what }) => (
            <div key={what} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{t(`listKeys.${what}`)}</dd>
            </div>
          ))}
        </Keys>
        <ShortcutSwitch />
      </Stack>
    </Dialog>
  );
}
