import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Device } from '../../../../contract/entities/member';
import { DateText } from '../../../shared/DateText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { deviceName, isHandheld } from '../../../../domain/device/deviceName';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding: ${space(4)} ${space(5)};
  }
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
  & > li > svg {
    width: 20px;
    height: 20px;
    color: ${color('textMuted')};
  }
  ${media.phone} {
    & > li {
      padding: ${space(4)};
    }
    & > li > button {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
`;

interface Props {
  devices: readonly Device[];
  onEnd: (device: Device) => void;
  /** The device whose login is being ended. */
  busyId: string | null;
}

/** Devices with a login, each with the way to end it; this one ends by signing out. */
export function DeviceList({ devices, onEnd, busyId }: Props) {
  const { t } = useTranslation('user');
  return (
    <Card $padding="none">
      <List aria-label={t('sessions.devices')}>
        {devices.map((device) => {
          const name = deviceName(device.user_agent) || t('sessions.unknown');
          return (
            <li key={device.id}>
              {isHandheld(device.user_agent) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
              <div>
                <Name>
                  {name}
                  {device.current && <Chip tone="green">{t('sessions.current')}</Chip>}
                </Name>
                <Facts>
                  <span>
                    {t('sessions.lastUsed')} <DateText value={device.last_used_at} time />
                  </span>
                  <span>
                    {t('sessions.since')} <DateText value={device.created_at} />
                  </span>
                  {device.address && (
                    <span>
                      {t('sessions.from')} {device.address}
                    </span>
                  )}
                </Facts>
              </div>
              {!device.current && (
                <Button
                  size="sm"
                  aria-label={t('sessions.endFor', { name })}
                  loading={busyId === device.id}
                  onClick={() => onEnd(device)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </Card>
  );
}
