import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { StatusChip } from '../../../parts/StatusChip';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { SceneCard, SceneHead } from '../homeLayout';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color('line')};
  b {
    display: block;
    ${type(14)}
    font-weight: ${weight.medium};
  }
  small {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const projects = [
  { name: 'p1', status: 'COL', sale: false, number: 'Q261121-4K7PM' },
  { name: 'p2', status: 'CMP', sale: false, number: 'Q261118-9XRTD' },
  { name: 'p3', status: 'BID', sale: true, number: 'Q261117-W3HJC' },
  { name: 'p4', status: 'ORD', sale: true, number: 'Q261112-T8QNB' },
] as const;

/** All projects of a company with their status, drawn small. */
export function ProjectsScene() {
  const { t } = useTranslation('home');
  return (
    <SceneCard>
      <SceneHead>{t('scene.projects')}</SceneHead>
      {projects.map(({ name, status, sale, number }) => (
        <Line key={name}>
          <span>
            <b>{t(`scene.${name}`)}</b>
            <small>
              {t(sale ? 'scene.sideSale' : 'scene.side')} · {number}
            </small>
          </span>
          <StatusChip kind={sale ? 'seller' : 'project'} status={status} />
        </Line>
      ))}
    </SceneCard>
  );
}
