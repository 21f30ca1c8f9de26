import { useTranslation } from 'next-i18next/pages';
import { Switch } from '../../ui/Switch';
import { useViewSettings } from './useListView';

/** Whether single letters do something in lists; the same on every device. */
export function ShortcutSwitch() {
  const { t } = useTranslation('ui');
  const { known, change } = useViewSettings();
  return (
    <Switch
      label={t('listKeys.switch')}
      note={t('listKeys.switchNote')}
      checked={known.shortcuts ?? true}
      onChange={(shortcuts) => change({ shortcuts })}
    />
  );
}
