import { useTranslation } from 'next-i18next/pages';
import type { NoticeSettings } from '../../../../contract/entities/notice';
import type { Profile } from '../../../../contract/entities/person';
import type { NoticePreset, NoticeTopic, NoticeWay } from '../../../../contract/noticeTopics';
import { NOTICE_PRESETS } from '../../../../contract/noticeTopics';
import { allowedWays, presetOf, presetWays } from '../../../../domain/notices/ways';
import { useChangeNotices } from '../../../queries/notice';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { InlineError } from '../../../ui/InlineError';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { NoticeTable } from './NoticeTable';

interface Props {
  settings: NoticeSettings;
  profile: Profile;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Ready choices, the table of topics and ways, and the hour of the daily mail. Each change acts at once. */
export function NoticeSection({ settings, profile }: Props) {
  const { t } = useTranslation('notice');
  const errorText = useErrorText();
  const change = useChangeNotices();
  const { ways, digest_hour } = settings;
  const closed = closedWays(settings, profile);
  const choose = (topic: NoticeTopic, way: NoticeWay, on: boolean) =>
    change.mutate({ ways: { [topic]: allowedWays(topic, changed(ways[topic], way, on)) } });
  const gathers = Object.values(ways).some((chosen) => chosen.includes('digest'));
  return (
    <Section title={t('topics')} note={t('topicsText')}>
      <Stack $gap={4}>
        <RadioCards<NoticePreset>
          aria-label={t('presets')}
          value={presetOf(ways) ?? undefined}
          onChange={(preset) => change.mutate({ ways: presetWays(preset, ways) })}
          options={NOTICE_PRESETS.map((value) => ({
            value,
            label: t(`preset.${value}`),
            note: t(`presetText.${value}`),
          }))}
        />
        {!profile.email_approval && <Banner tone="warning">{t('mailsOff')}</Banner>}
        <NoticeTable settings={settings} closed={closed} onChoose={choose} />
        {settings.text_on && closed.has('text') && (
          <Text $size={13} $color="textMuted">
            {t('textsOff')}
          </Text>
        )}
        <Inline $gap={2}>
          <Text as="span">{t('digestHour')}</Text>
          <Select
            compact
            aria-label={t('digestHour')}
            value={String(digest_hour)}
            disabled={!gathers}
            onChange={(event) => change.mutate({ digest_hour: Number(event.target.value) })}
            options={HOURS.map((hour) => ({
              value: String(hour),
              label: t('hour', { hour: String(hour).padStart(2, '0') }),
            }))}
          />
          <Text as="span" $size={13} $color="textMuted">
            {t(gathers ? 'digestText' : 'digestNone')}
          </Text>
        </Inline>
        {change.error && <InlineError>{errorText(change.error)}</InlineError>}
      </Stack>
    </Section>
  );
}

/** Of mail and daily mail the one that was chosen last stands. */
function changed(known: readonly NoticeWay[], way: NoticeWay, on: boolean): NoticeWay[] {
  const other = way === 'mail' ? 'digest' : way === 'digest' ? 'mail' : null;
  const rest = known.filter((one) => one !== way && !(on && one === other));
  return on ? [...rest, way] : rest;
}

/** Ways that no choice reaches, since the consent or the proved number behind them is missing. */
function closedWays({ phone_verified }: NoticeSettings, profile: Profile): ReadonlySet<NoticeWay> {
  const closed = new Set<NoticeWay>();
  if (!profile.email_approval) closed.add('mail').add('digest');
  if (!profile.sns_approval || !phone_verified) closed.add('text');
  return closed;
}
