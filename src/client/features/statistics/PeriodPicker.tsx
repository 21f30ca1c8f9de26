import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useFilterChange } from '../../shared/useFilterChange';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Select } from '../../ui/Select';
import { choosable, type Preset, presets, type StatView } from './period';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > * {
    width: 132px;
  }
  & > :first-child {
    width: 160px;
  }
  & > i {
    width: auto;
    font-style: normal;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    width: 100%;
    & > * {
      width: auto;
    }
    & > :first-child {
      grid-column: 1 / -1;
      width: auto;
    }
  }
  ${media.print} {
    & > :nth-child(n) {
      width: auto;
    }
  }
`;

interface Props {
  view: StatView;
  from: string;
  to: string;
  /** The running month. */
  now: string;
}

/** The period of the statistics, kept in the address: a usual one, or any whole months of the last three years. */
export function PeriodPicker({ view, from, to, now }: Props) {
  const { t } = useTranslation('service');
  const known = presets(now);
  const preset = (Object.keys(known) as Preset[]).find((key) => known[key].from === from && known[key].to === to);
  const show = useFilterChange({ from, to }, (span) => paths.service.hub({ stat: view, ...span }));
  const months = choosable(now).map((month) => ({ value: month, label: month }));
  return (
    <Root>
      <Select
        compact
        aria-label={t('stats.period')}
        value={preset ?? ''}
        placeholder={t('stats.own')}
        options={(Object.keys(known) as Preset[]).map((key) => ({ value: key, label: t(`stats.presets.${key}`) }))}
        onChange={({ target }) => target.value && show(known[target.value as Preset])}
      />
      <Select
        compact
        aria-label={t('stats.from')}
        value={from}
        options={months}
        onChange={({ target: { value } }) => show({ from: value, ...(value > to && { to: value }) })}
      />
      <i>~</i>
      <Select
        compact
        aria-label={t('stats.to')}
        value={to}
        options={months}
        onChange={({ target: { value } }) => show({ to: value, ...(value < from && { from: value }) })}
      />
    </Root>
  );
}
