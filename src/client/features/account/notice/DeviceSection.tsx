import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/toast';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import type { PushDevice } from '../../../../contract/entities/notice';
import { deviceName, isHandheld } from '../../../../domain/device/deviceName';
import { hasCode } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { noticeQueries, useAddPushDevice, useRemovePushDevice } from '../../../queries/notice';
import { DateText } from '../../../shared/DateText';
import { type PushObstacle, pushObstacle, subscribeHere, unsubscribeHere } from '../../../shell/device/devicePush';
import { notePushOff, notePushOn } from '../../../shell/device/renewPush';
import { useSession } from '../../../shell/session/useSession';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { FactorFacts, FactorName, FactorRows } from '../security/factorList';

/** The devices on which the reader gets notifications, and the way to turn them on here: the browser asks after the press. */
export function DeviceSection() {
  const { t } = useTranslation('notice');
  const errorText = useErrorText();
  const devices = useQuery(noticeQueries(useApi()).devices());
  const remove = useRemovePushDevice();
  const here = useTurnOn(devices.data?.key);
  const items = devices.data?.items ?? [];
  const off = async ({ id, current }: PushDevice) => {
    await remove.mutateAsync(id).then(
      () => toast.success(t('device.removed')),
      () => undefined,
    );
    if (!current) return;
    notePushOff();
    await unsubscribeHere().catch(() => undefined);
  };
  const error = here.error ?? remove.error ?? devices.error;
  const canTurnOn = here.obstacle === null && !items.some(({ current }) => current);
  return (
    <Section
      title={t('device.title')}
      note={t('device.text')}
      actions={
        canTurnOn && (
          <Button disabled={!devices.data} loading={here.busy} onClick={() => void here.turnOn()}>
            {t('device.turnOn')}
          </Button>
        )
      }
    >
      <Card $padding={items.length > 0 ? 'none' : 'md'}>
        {items.length === 0 ? (
          <Text $color="textMuted">{t('device.none')}</Text>
        ) : (
          <FactorRows aria-label={t('device.title')}>
            {items.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={remove.isPending && remove.variables === device.id}
                onRemove={() => void off(device)}
              />
            ))}
          </FactorRows>
        )}
      </Card>
      {here.obstacle && (
        <Text $size={13} $color="textMuted">
          {t(`device.${here.obstacle}`)}
        </Text>
      )}
      {error && <InlineError>{errorText(error)}</InlineError>}
    </Section>
  );
}

/** The browser says nothing of a change: it is read again with each rendering, as after the press that may have brought it. */
const neverChanges = () => () => undefined;

/** Turns notifications on in this browser. A subscription that the server does not take is made once more. */
function useTurnOn(key: string | undefined) {
  const { t } = useTranslation('notice');
  const { mutateAsync } = useAddPushDevice();
  const { profile } = useSession();
  // Only the browser knows; the server draws neither.
  const obstacle = useSyncExternalStore<PushObstacle | null | undefined>(neverChanges, pushObstacle, () => undefined);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const subscribe = async (again: boolean): Promise<boolean> => {
    const subscription = key === undefined ? null : await subscribeHere(key, again);
    if (!subscription) return false;
    try {
      await mutateAsync(subscription);
    } catch (failure) {
      if (again || !hasCode(failure, ERROR_CODES.PUSH_TAKEN)) throw failure;
      return subscribe(true);
    }
    return true;
  };
  const turnOn = async () => {
    setBusy(true);
    setError(null);
    try {
      if (await subscribe(false)) {
        if (profile) notePushOn(profile.id);
        toast.success(t('device.on'));
      }
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { obstacle, busy, error, turnOn };
}

function DeviceRow({ device, busy, onRemove }: { device: PushDevice; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation('notice');
  const name = deviceName(device.user_agent) || t('device.unknown');
  return (
    <li>
      {isHandheld(device.user_agent) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      <div>
        <FactorName>
          {name}
          {device.current && <Chip tone="green">{t('device.current')}</Chip>}
        </FactorName>
        <FactorFacts>
          <span>
            {t('device.since')} <DateText value={device.created_at} />
          </span>
          <span>
            {t('device.lastUsed')} <DateText value={device.last_used_at} time />
          </span>
        </FactorFacts>
      </div>
      <Button size="sm" loading={busy} aria-label={t('device.turnOffFor', { name })} onClick={onRemove}>
        {t('device.turnOff')}
      </Button>
    </li>
  );
}
