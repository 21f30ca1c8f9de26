import { useTranslation } from 'next-i18next/pages';
import qrcode from 'qrcode-generator';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { newApp } from '../../../../contract/endpoints/secondFactor';
import type { EndpointOutput } from '../../../../contract/operationTypes';
import { useAppChanges } from '../../../queries/secondFactor';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { radius, space, type } from '../../../theme/tokens';
import { color } from '../../../theme/roles';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';

/** Cameras want dark on light with a margin, whatever the theme. */
const Picture = styled.svg`
  display: block;
  width: 200px;
  height: 200px;
  margin: 0 auto;
  border-radius: ${radius[8]};
`;

const Key = styled.code`
  display: block;
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  ${type(14)}
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const MARGIN = 4;

interface Props {
  appKey: EndpointOutput<typeof newApp>;
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}

/** A key as a picture and as text, and the code that shows that an app has it. */
export function AppDialog({ appKey, onClose, onDone }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { confirm } = useAppChanges();
  const [code, setCode] = useState('');
  const { side, path } = useMemo(() => pictureOf(appKey.uri), [appKey.uri]);
  const action = useConfirmedAction(async () => {
    const { recovery_codes } = await confirm({ body: { challenge: appKey.challenge, code } });
    onDone(recovery_codes);
  });
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void action.run(undefined)}
        title={t('security.appSetUp')}
        description={t('security.scan')}
        submitLabel={t('security.appConfirm')}
        submitDisabled={!/^\s*(\d\s*){6}$/.test(code)}
        loading={action.busy}
        width={400}
      >
        <Stack $gap={5} data-sentry-mask>
          <Picture viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
            <title>{t('security.qr')}</title>
            <rect width={side} height={side} fill="white" />
            <path d={path} fill="black" />
          </Picture>
          <Stack $gap={2}>
            <Text $size={13} $color="textMuted">
              {t('security.keyText')}
            </Text>
            <Key>{appKey.key.replace(/.{4}(?=.)/g, '$& ')}</Key>
          </Stack>
          <Field label={t('security.code')} error={action.failure !== null && errorText(action.failure)}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                action.clear();
              }}
            />
          </Field>
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}

/** The squares of a picture as one path, with the light margin that readers need. */
function pictureOf(text: string): { side: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const path = places
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`)
    .join('');
  return { side: count + 2 * MARGIN, path };
}
