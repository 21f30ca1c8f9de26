import styled from 'styled-components';
import { by } from '../../../../theme/by';
import { color } from '../../../../theme/roles';
import { radius, space, type, weight } from '../../../../theme/tokens';

export const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  ${type(13)}
  & > strong {
    font-weight: ${weight.semibold};
  }
  & > span {
    color: ${color('textMuted')};
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const Words = styled.p`
  padding: ${space(2)} ${space(3)};
  background: ${color('surfaceMuted')};
  border-radius: ${radius[8]};
  line-height: 26px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${type(14)}
  & > mark {
    padding-bottom: 1px;
    border-bottom: 2px solid ${color('accentLine')};
    background: none;
    color: inherit;
  }
  & > mark[data-active] {
    border-color: ${color('accent')};
    background: ${color('accentSurface')};
  }
  & > mark[data-doubt] {
    border-color: ${color('warning')};
  }
`;

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FieldChip = styled.li<{ $doubt: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 26px;
  padding: 0 ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  ${by('$doubt', { true: `border-color: ${color('warningLine')}; background: ${color('warningSurface')};` })}
  ${type(12)}
  & > span {
    color: ${color('textMuted')};
  }
  & > b {
    font-weight: ${weight.medium};
  }
  & > i {
    color: ${color('textMuted')};
    ${by('$doubt', { true: `color: ${color('warningText')};` })}
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  color: ${color('warningText')};
  list-style: none;
  ${type(13)}
`;

export const Muted = styled.p`
  color: ${color('textMuted')};
  ${type(12)}
`;

export const Key = styled.kbd`
  padding: 0 ${space(1)};
  border: 1px solid ${color('lineStrong')};
  border-radius: 4px;
  color: ${color('textMuted')};
  font: inherit;
  ${type(12)}
`;
