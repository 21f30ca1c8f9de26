import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { Menu } from './Menu';
import { OffPhone, OnPhone } from './onPhone';

export type OverflowAction = {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  loading?: boolean;
};

/** What can be done beside a page's first action: a button each where there is room, one menu on a phone. */
export function OverflowMenu({ actions }: { actions: readonly OverflowAction[] }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <OffPhone>
        {actions.map(({ key, label, icon, onSelect, loading }) => (
          <Button key={key} icon={icon} loading={loading} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </OffPhone>
      <OnPhone>
        <Menu
          align="start"
          trigger={
            <Button icon={<Ellipsis />} loading={actions.some(({ loading }) => loading)}>
              {t('more')}
            </Button>
          }
          items={actions.map(({ key, label, icon, onSelect }) => ({ key, label, icon, onSelect }))}
        />
      </OnPhone>
    </>
  );
}
