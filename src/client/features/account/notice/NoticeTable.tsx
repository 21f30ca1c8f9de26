import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { NoticeSettings } from '../../../../contract/entities/notice';
import { NOTICE_WAYS, type NoticeTopic, type NoticeWay } from '../../../../contract/noticeTopics';
import { isRequired, isUrgent } from '../../../../domain/notices/ways';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';

const GROUPS = {
  urgent: ['deadline', 'bid', 'approval'],
  selling: ['matched', 'invited', 'request_changed', 'lost'],
  buying: ['quotation', 'question', 'closing', 'award'],
  trade: ['order', 'payment', 'claim', 'bank_account', 'message'],
  other: ['stock', 'company'],
} as const satisfies Record<string, readonly NoticeTopic[]>;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type(14)}
  & th,
  & td {
    padding: ${space(1.5)} ${space(2)};
    text-align: center;
  }
  & tr > :first-child {
    padding-left: ${space(5)};
    text-align: left;
  }
  & tr > :last-child {
    padding-right: ${space(5)};
  }
  & thead th {
    width: 72px;
    ${type(12)}
    font-weight: ${weight.medium};
    color: ${color('textMuted')};
  }
  & thead th:first-child {
    width: auto;
  }
  & tbody tr {
    border-top: 1px solid ${color('line')};
  }
  & tbody th[scope='row'] {
    font-weight: ${weight.regular};
  }
  & small {
    display: block;
    color: ${color('textMuted')};
    ${type(12)}
  }
  ${media.phone} {
    & th,
    & td {
      padding: ${space(2)} 0;
    }
    & tr > :first-child {
      padding-left: ${space(4)};
    }
    & tr > :last-child {
      padding-right: ${space(2)};
    }
    & thead th {
      width: 44px;
    }
    & small {
      display: none;
    }
  }
`;

const Group = styled.th`
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.semibold};
`;

interface Props {
  settings: NoticeSettings;
  /** Ways that are out of reach at present. */
  closed: ReadonlySet<NoticeWay>;
  onChoose: (topic: NoticeTopic, way: NoticeWay, on: boolean) => void;
}

/** Topics by ways. What cannot be chosen is off and says why; what cannot be turned off stands ticked. */
export function NoticeTable({ settings, closed, onChoose }: Props) {
  const { t } = useTranslation('notice');
  const shown = NOTICE_WAYS.filter((way) => way !== 'text' || settings.text_on);
  return (
    <Card $padding="none">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('topic')}</th>
            {shown.map((way) => (
              <th key={way} scope="col">
                {t(`way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(GROUPS).map(([group, topics]) => (
            <Fragment key={group}>
              <tr>
                <Group scope="colgroup" colSpan={shown.length + 1}>
                  {t(`group.${group as keyof typeof GROUPS}`)}
                </Group>
              </tr>
              {topics.map((topic) => (
                <tr key={topic}>
                  <th scope="row">
                    {t(`name.${topic}`)}
                    <small>{t(`text.${topic}`)}</small>
                  </th>
                  {shown.map((way) => (
                    <td key={way}>
                      <WayBox
                        topic={topic}
                        way={way}
                        on={settings.ways[topic].includes(way)}
                        closed={closed.has(way)}
                        onChoose={onChoose}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
          <tr>
            <Group scope="colgroup" colSpan={shown.length + 1}>
              {t('group.required')}
            </Group>
          </tr>
          <tr>
            <th scope="row">
              {t('name.security')}
              <small>{t('text.security')}</small>
            </th>
            {shown.map((way) => (
              <td key={way}>
                {way === 'mail' && (
                  <Checkbox checked disabled readOnly aria-label={t('always', { topic: t('name.security') })} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Card>
  );
}

interface BoxProps {
  topic: NoticeTopic;
  way: NoticeWay;
  on: boolean;
  closed: boolean;
  onChoose: Props['onChoose'];
}

function WayBox({ topic, way, on, closed, onChoose }: BoxProps) {
  const { t } = useTranslation('notice');
  if (way === 'text' && !isUrgent(topic)) return null;
  const names = { topic: t(`name.${topic}`), way: t(`way.${way}`) };
  if (isRequired(topic) && (way === 'mail' || way === 'digest')) {
    return way === 'mail' ? <Checkbox checked disabled readOnly aria-label={t('always', names)} /> : null;
  }
  return (
    <Checkbox
      aria-label={t('box', names)}
      checked={on}
      disabled={closed}
      onChange={(event) => onChoose(topic, way, event.target.checked)}
    />
  );
}
