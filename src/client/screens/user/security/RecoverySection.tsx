import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useAppChanges } from '../../../queries/secondFactor';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Section } from '../../../ui/Section';
import { useDeed } from '../fresh/useDeed';
import { FactorName, FactorRows } from './factorList';

const FEW = 3;

/** How many recovery codes are left, and new ones. */
export function RecoverySection({
  left,
  onCodes,
}: {
  left: number;
  onCodes: (codes: readonly string[] | null) => void;
}) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { makeCodes } = useAppChanges();
  const [asked, setAsked] = useState(false);
  const deed = useDeed(async () => {
    const { recovery_codes } = await makeCodes({});
    setAsked(false);
    onCodes(recovery_codes);
  });
  return (
    <Section title={t('security.recovery')} note={t('security.recoveryText')}>
      <Card $padding="none">
        <FactorRows>
          <li>
            <LifeBuoy aria-hidden />
            <FactorName>
              {t('security.left', { count: left })}
              {left <= FEW && <Chip tone="yellow">{t('security.few')}</Chip>}
            </FactorName>
            <Button size="sm" onClick={() => setAsked(true)}>
              {t('security.makeCodes')}
            </Button>
          </li>
        </FactorRows>
      </Card>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          title={t('security.makeCodesTitle')}
          text={t('security.makeCodesText')}
          confirmLabel={t('security.makeCodes')}
          loading={deed.busy}
          error={deed.failure === null ? null : errorText(deed.failure)}
          onConfirm={() => void deed.run(undefined)}
        />
      )}
      {deed.prompt}
    </Section>
  );
}
