import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styled from 'styled-components';
import { getExportFile } from '../../../contract/routes/file';
import type { FileExport } from '../../../contract/entities/fileExport';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { dismissExport, followExport } from '../../shared/exports/followedExports';
import { useExportText } from '../../shared/exports/useExportText';
import { saveFile } from '../../shared/saveFile';
import { exportsQuery, isUnderWay, useCancelExport, useDownload, useRepeatExport } from '../../queries/fileExport';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { Progress } from '../../ui/Progress';
import { useOnline } from '../../ui/useOnline';

const Place = styled.section`
  position: fixed;
  right: ${space(6)};
  bottom: calc(var(--bottom-bar-height) + var(--foot-bar-height) + ${space(6)});
  z-index: ${layers.bottomBar};
  width: 360px;
  max-height: 60vh;
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  box-shadow: ${shadow('overlay')};
  ${type(14)}
  ${media.phone} {
    right: ${space(4)};
    left: ${space(4)};
    width: auto;
  }
`;

const Item = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  & > strong {
    min-width: 0;
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Note = styled.p`
  margin: 0;
  color: ${color('textMuted')};
  ${type(13)}
`;

const Foot = styled(Note)`
  padding: ${space(3)} ${space(4)};
`;

/** How far the files have come that this browser follows, on whatever page; each stays until it is saved or dismissed. */
export function ExportPanel({ ids }: { ids: string }) {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const { data } = useQuery(exportsQuery(useApi()));
  const followed = ids.split(' ');
  const shown = data?.items.filter(({ id }) => followed.includes(id)) ?? [];
  useForgotten(followed, data?.items);
  if (shown.length === 0) return null;
  return (
    <Place aria-label={t('export.label')} data-paper="none">
      <div aria-live="polite">
        {shown.map((one) => (
          <Followed key={one.id} one={one} />
        ))}
      </div>
      <Foot>
        {shown.some(isUnderWay) && (online ? t('export.goOn') : t('export.offline'))}{' '}
        <Link href={paths.user.mypageTab('exports')}>{t('export.all')}</Link>
      </Foot>
    </Place>
  );
}

/** What is in no list any more, or somebody else's who used this browser, is followed no longer. */
function useForgotten(followed: readonly string[], items: readonly FileExport[] | undefined): void {
  const gone = items ? followed.filter((id) => items.every((one) => one.id !== id)).join(' ') : '';
  useEffect(() => {
    for (const id of gone.split(' ').filter(Boolean)) dismissExport(id);
  }, [gone]);
}

function Followed({ one }: { one: FileExport }) {
  const { t } = useTranslation(['shell', 'ui']);
  const { nameOf, stateOf } = useExportText();
  const cancel = useCancelExport();
  const repeat = useRepeatExport();
  const save = useDownload(getExportFile);
  const { id, state } = one;
  if (isUnderWay(one)) {
    return (
      <Item>
        <Head>
          <strong>{nameOf(one)}</strong>
        </Head>
        <Progress value={state === 'waiting' ? null : one.progress / 100} label={stateOf(one)} />
        <Actions>
          <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('ui:cancel')}
          </Button>
        </Actions>
      </Item>
    );
  }
  const saved = (file: Parameters<typeof saveFile>[0]) => {
    saveFile(file);
    dismissExport(id);
  };
  const again = () => repeat.mutate(id, { onSuccess: (made) => follow(made.id, id) });
  return (
    <Item>
      <Head>
        <strong>{nameOf(one)}</strong>
        <IconButton label={t('ui:close')} icon={<X />} size="sm" variant="ghost" onClick={() => dismissExport(id)} />
      </Head>
      <Note>{stateOf(one)}</Note>
      <Actions>
        {state === 'done' ? (
          <Button
            size="sm"
            variant="primary"
            loading={save.isPending}
            onClick={() => save.mutate({ params: { export_id: id } }, { onSuccess: saved })}
          >
            {t('export.save')}
          </Button>
        ) : (
          <Button size="sm" loading={repeat.isPending} onClick={again}>
            {t('export.repeat')}
          </Button>
        )}
      </Actions>
    </Item>
  );
}

function follow(id: string, inPlaceOf: string): void {
  followExport(id);
  dismissExport(inPlaceOf);
}
