import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { offeredMakers } from '../../../../domain/award/usualRules';
import type { Comparison } from '../../../../contract/entities/comparison';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { RuleForm } from './ruleForm';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 160px 140px 140px minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Makers = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  border: 0;
`;

type Props = { comparison: Comparison; form: RuleForm; onChange: (form: RuleForm) => void };

/** Makers that alone may supply; not required where all offers name the same one. */
function MakerChoice({ comparison, form, onChange }: Props) {
  const { t } = useTranslation('project');
  const makers = offeredMakers(comparison);
  if (makers.length < 2) return null;
  const toggle = (maker: string) => {
    const others = form.makers.filter((one) => one !== maker);
    onChange({ ...form, makers: others.length < form.makers.length ? others : [...others, maker] });
  };
  return (
    <Makers aria-label={t('plan.rule.makers')}>
      <Text $size={13} $weight="medium">
        {t('plan.rule.makers')}
      </Text>
      <Inline $gap={4}>
        {makers.map((maker) => (
          <Checkbox key={maker} label={maker} checked={form.makers.includes(maker)} onChange={() => toggle(maker)} />
        ))}
      </Inline>
      <Text $size={12} $color="textMuted">
        {t('plan.makersHelp')}
      </Text>
    </Makers>
  );
}

/** Sellers that are left out, as long as one remains. */
function SellerChoice({ comparison: { sellers }, form, onChange }: Props) {
  const { t } = useTranslation('project');
  if (sellers.length < 2) return null;
  const toggle = (id: string) => {
    const others = form.exclude.filter((one) => one !== id);
    onChange({ ...form, exclude: others.length < form.exclude.length ? others : [...others, id] });
  };
  return (
    <Makers aria-label={t('plan.rule.exclude')}>
      <Text $size={13} $weight="medium">
        {t('plan.rule.exclude')}
      </Text>
      <Inline $gap={4}>
        {sellers.map(({ quotation_id: id, company_name: name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={form.exclude.includes(id)}
            disabled={!form.exclude.includes(id) && form.exclude.length >= sellers.length - 1}
            onChange={() => toggle(id)}
          />
        ))}
      </Inline>
    </Makers>
  );
}

/** What the award is limited to or assumes: sellers, delivery, stock, freight, makers, no alternates, no divided lines. */
export function PlanRuleFields({ comparison, form, onChange }: Props) {
  const { t } = useTranslation('project');
  const { sellers, split_allowed: split, alternates_allowed: taken } = comparison;
  const counts = sellers.map((_, index) => String(index + 1));
  const set = (change: Partial<RuleForm>) => onChange({ ...form, ...change });
  return (
    <Stack $gap={4}>
      <Grid>
        <Field label={t('plan.rule.max_sellers')} help={split ? undefined : t('plan.oneSeller')}>
          <Select
            value={split ? form.sellers : '1'}
            disabled={!split}
            onChange={(event) => set({ sellers: event.target.value })}
            placeholder={t('plan.unlimited')}
            options={counts.map((value) => ({ value, label: t('plan.sellers', { count: Number(value) }) }))}
          />
        </Field>
        <Field label={t('plan.rule.max_lead_days')}>
          <NumberInput
            value={form.days}
            onChange={(days) => set({ days })}
            decimals={0}
            maxLength={3}
            unit={t('plan.days')}
            placeholder={t('plan.unlimited')}
          />
        </Field>
        <Field label={t('plan.freightPct')}>
          <NumberInput
            value={form.freight}
            onChange={(freight) => set({ freight })}
            decimals={0}
            maxLength={3}
            unit={t('plan.percent')}
            placeholder="100"
          />
        </Field>
        <Stack $gap={1.5}>
          <Checkbox
            label={t('plan.rule.from_stock')}
            checked={form.fromStock}
            onChange={(event) => set({ fromStock: event.target.checked })}
          />
          {split && (
            <Checkbox
              label={t('plan.rule.whole_lines')}
              checked={form.wholeLines}
              onChange={(event) => set({ wholeLines: event.target.checked })}
            />
          )}
          <Checkbox
            label={t('plan.rule.exact_only')}
            checked={form.exactOnly || !taken}
            disabled={!taken}
            onChange={(event) => set({ exactOnly: event.target.checked })}
          />
          {!taken && (
            <Text $size={12} $color="textMuted">
              {t('plan.noAlternates')}
            </Text>
          )}
        </Stack>
      </Grid>
      <Text $size={12} $color="textMuted">
        {t('plan.freightHelp')}
      </Text>
      <SellerChoice comparison={comparison} form={form} onChange={onChange} />
      <MakerChoice comparison={comparison} form={form} onChange={onChange} />
    </Stack>
  );
}
