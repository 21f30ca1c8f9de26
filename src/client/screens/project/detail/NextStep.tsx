import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Project } from '../../../../contract/entities/order';
import { space } from '../../../theme/tokens';
import { Banner, type BannerTone } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Stack } from '../../../ui/Stack';
import { Stepper } from '../../../ui/Stepper';
import type { Texts } from '../../../textKeys';

const LIFE = ['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN'] as const;

const Box = styled(Card)`
  padding-top: ${space(4)};
`;

const tones: Record<Project['status'], BannerTone> = {
  REQ: 'info',
  COL: 'info',
  CMP: 'info',
  BID: 'warning',
  ORD: 'success',
  FIN: 'neutral',
  CLS: 'neutral',
};

/** The whole life of a project with its present place, and in words what happens next. */
export function NextStep({ project }: { project: Project }) {
  const { t } = useTranslation(['project', 'trade']);
  const { side, status, closed_as, sealed } = project;
  const kind = side === 'seller' ? 'seller' : 'project';
  const sealedNow = side === 'buyer' && sealed && (status === 'REQ' || status === 'COL');
  const key =
    status === 'CLS'
      ? (`next.closed.${(closed_as ?? 'cancelled') as keyof Texts['project']['next']['closed']}` as const)
      : (`next.${side}.${status}` as const);
  return (
    <Box>
      <Stack $gap={4}>
        {status !== 'CLS' && (
          <Stepper
            steps={LIFE.map((code) => ({ key: code, label: t(`trade:status.${kind}.${code}`) }))}
            current={status}
          />
        )}
        <Banner tone={tones[status]}>{t(sealedNow ? `next.sealed.${status}` : key)}</Banner>
      </Stack>
    </Box>
  );
}
