import { useTranslation } from 'next-i18next/pages';
import { getExportFile } from '../../../../contract/routes/file';
import type { FileExport } from '../../../../contract/entities/fileExport';
import { DateText } from '../../../shared/DateText';
import { followExport } from '../../../shared/exports/followedExports';
import { useExportText } from '../../../shared/exports/useExportText';
import { fileSize } from '../../../shared/files/fileSize';
import { saveFile } from '../../../shared/saveFile';
import { isUnderWay, useCancelExport, useDownload, useRepeatExport } from '../../../queries/fileExport';
import { Button } from '../../../ui/Button';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Progress } from '../../../ui/Progress';

/** Columns of one's files: what, how it stands, since and until when, and the one thing to do with it. */
export function useExportColumns(): Column<FileExport>[] {
  const { t } = useTranslation('user');
  const { nameOf } = useExportText();
  return [
    {
      key: 'name',
      header: t('exports.file'),
      wrap: true,
      render: (one) => [nameOf(one), one.size === null ? '' : fileSize(one.size)].filter(Boolean).join(' · '),
    },
    { key: 'state', header: t('exports.state'), width: '220px', wrap: true, render: (one) => <State one={one} /> },
    {
      key: 'asked',
      header: t('exports.asked'),
      width: '150px',
      folds: 'named',
      render: ({ created_at }) => <DateText value={created_at} time />,
    },
    {
      key: 'until',
      header: t('exports.until'),
      width: '150px',
      folds: 'named',
      render: ({ state, expires_at }) => (state === 'done' ? <DateText value={expires_at} time /> : null),
    },
    { key: 'action', header: '', label: '', width: '120px', align: 'right', render: (one) => <Action one={one} /> },
  ];
}

function State({ one }: { one: FileExport }) {
  const { stateOf } = useExportText();
  if (!isUnderWay(one)) return stateOf(one);
  return <Progress value={one.state === 'waiting' ? null : one.progress / 100} label={stateOf(one)} />;
}

function Action({ one }: { one: FileExport }) {
  const { t } = useTranslation(['shell', 'ui']);
  const cancel = useCancelExport();
  const repeat = useRepeatExport();
  const save = useDownload(getExportFile);
  const { id } = one;
  if (isUnderWay(one)) {
    return (
      <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
        {t('ui:cancel')}
      </Button>
    );
  }
  if (one.state === 'done') {
    const file = { params: { export_id: id } };
    return (
      <Button size="sm" loading={save.isPending} onClick={() => save.mutate(file, { onSuccess: saveFile })}>
        {t('export.save')}
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      loading={repeat.isPending}
      onClick={() => repeat.mutate(id, { onSuccess: (made) => followExport(made.id) })}
    >
      {t('export.repeat')}
    </Button>
  );
}
