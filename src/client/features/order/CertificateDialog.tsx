import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Attachment } from '../../../contract/entities/file';
import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { bareLines } from '../../../domain/states/certificates';
import type { OrderStep } from '../../queries/order';
import { useReader } from '../../shared/useReader';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { TextInput } from '../../ui/TextInput';
import { CertificateFields } from './CertificateFields';
import { shippedName } from './goodsName';
import { certified, type CertifiedHeats, heatNumbers, isHeatsWrong } from './shipForm';
import { StepFormDialog } from './StepFormDialog';

type Props = { order: Order; shipment: Shipment; onClose: () => void };

/** Certificates that follow goods which have left: the files, the heats each speaks for, and heats that were not stated at shipping. */
export function CertificateDialog({ order, shipment, onClose }: Props) {
  const { t } = useTranslation('project');
  const language = useReader();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [ticked, setTicked] = useState<CertifiedHeats>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState(false);
  const bare = bareLines(order.lines, shipment);
  const unstated = shipment.lines.filter(({ line_id: id, heat_numbers }) => bare.has(id) && heat_numbers.length === 0);
  const stated = unstated.flatMap(({ line_id }) => {
    const heat_numbers = heatNumbers(typed[line_id] ?? '');
    return heat_numbers.length > 0 ? [{ line_id, heat_numbers }] : [];
  });
  const heats = [...new Set([...shipment.lines, ...stated].flatMap((line) => line.heat_numbers))];
  const unnamed = files.some((file) => certified(file, heats, ticked).length === 0);
  const wrong = Object.values(typed).some(isHeatsWrong);

  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (files.length === 0 || unnamed || wrong) return null;
    const certificates = files.map((file) => ({
      file_id: file.file_id,
      heat_numbers: certified(file, heats, ticked),
    }));
    const body = { version: order.version, note, lines: stated, certificates };
    return { action: 'add_certificate', shipment_id: shipment.id, body };
  };
  return (
    <StepFormDialog order={order} action="add_certificate" filled={filled} width={560} onClose={onClose}>
      {unstated.map((line) => {
        const value = typed[line.line_id] ?? '';
        return (
          <Field
            key={line.line_id}
            label={`${line.line_no}. ${shippedName(order, line, language)}`}
            help={t('ship.heatsHelp')}
            error={isHeatsWrong(value) ? t('ship.heatsWrong') : undefined}
          >
            <TextInput
              value={value}
              placeholder={t('ship.heats')}
              onChange={(event) => setTyped((before) => ({ ...before, [line.line_id]: event.target.value }))}
            />
          </Field>
        );
      })}
      <CertificateFields
        files={files}
        onFiles={setFiles}
        heats={heats}
        ticked={ticked}
        onTicked={setTicked}
        error={checked && unnamed ? t('ship.heatMissing') : undefined}
      />
      {checked && files.length === 0 && <InlineError>{t('certificates.noFile')}</InlineError>}
    </StepFormDialog>
  );
}
